/**
 * Colours and sizes of type are tokens, and only files named tokens*.css say what they are: a theme
 * redefines them, so that no component has to know which theme it is in.
 *
 * @type {import("stylelint").Config}
 */
export default {
  ignoreFiles: ["**/tokens*.css"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    "color-no-hex": [true, { message: "a colour is a token of tokens*.css" }],
    "color-named": ["never", { message: "a colour is a token of tokens*.css" }],
    "function-disallowed-list": [
      ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"],
      { message: "a colour is a token of tokens*.css" },
    ],
    "declaration-property-unit-disallowed-list": [
      { "/^font(-size)?$/": ["px", "pt", "rem"] },
      { message: "a size of type is a token of tokens-size.css" },
    ],
    "selector-attribute-name-disallowed-list": [
      ["data-theme"],
      { message: "what differs between themes is a token of tokens*.css" },
    ],
  },
};
