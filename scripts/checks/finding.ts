/** One thing a check does not accept: where, and what to do about it. */
export interface Finding {
  file: string;
  message: string;
}

/** A source file as a check sees it: path from the project's root with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}
