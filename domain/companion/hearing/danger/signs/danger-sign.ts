import type { DangerKind } from '../../../content/danger/danger-path.ts';

/** One danger, said of parts in whatever order; over the text of `readable`. */
export interface DangerSign {
  id: string;
  /** Missing: the path that is under way. */
  kind?: DangerKind;
  /** Where on the path; else its first or, where it is `urgent`, its urgent place. */
  to?: string;
  urgent?: true;
  all: readonly RegExp[];
  none?: readonly RegExp[];
  /** Said in the message or shortly before. */
  around?: RegExp;
  /** Only on one of these paths: the words alone are everyday ones. */
  within?: readonly DangerKind[];
  /** Not on these paths, where the words mean something else. */
  outside?: readonly DangerKind[];
  /** Also where it was long ago. */
  past?: true;
}
