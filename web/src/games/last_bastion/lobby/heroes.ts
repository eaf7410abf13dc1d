/** The faces of the heroes, for whoever chooses one before a game. */

import icons from "icons:last-bastion";
import { addIcons } from "../../../lib/components/icons.ts";
import { faceOf } from "../model/pictures.ts";

addIcons(icons);

export const face = (hero: string): string => faceOf(hero);
