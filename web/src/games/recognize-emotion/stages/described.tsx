import { RECOGNISE_TEXTS as TEXTS } from '../texts.ts';

/** What is to be seen on a face, in words, for who asks. It names no feeling. */
export function Described({ text }: { text: string }) {
  return (
    <details className="rounded-control bg-surface-2 px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {TEXTS.describe}
      </summary>
      <p className="pb-3">{text}</p>
    </details>
  );
}
