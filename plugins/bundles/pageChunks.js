// Replaced by `pageTable` with an import for each page, so that each has its chunk. It is
// never loaded: theme/runtime/routes.ts asks for the chunks by their names.
