"""Reports as one page: everything in a single file, plots as inline SVG."""
