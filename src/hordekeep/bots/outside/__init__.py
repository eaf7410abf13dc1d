"""Bots from outside: classes in people's own files, installed packages, programs of any language.

Whoever starts Hordekeep names them on the command line; nothing that comes over the network can.
"""
