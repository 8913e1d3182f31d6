import sprite from './icons.svg?url';
import type { IconName } from './names.ts';

export type { IconName };

/**
 * Icons drawn alike: 24 px grid, a 2 px line, round ends, shapes left slightly open. They lie in
 * one file beside the script. Drawn next to a text or inside a labelled control, so always hidden
 * from readers.
 */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
