import type { ComponentProps } from 'react';
import { loadGuard } from '../guard/guard.ts';
import type { Words } from './words.ts';

type WordsAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange'> & {
  words: Words;
};

/**
 * The one multi-line field of the house, bare. Features take `WritingField`; whoever lays it out
 * otherwise reads the words with `useFinding` and shows what it says.
 */
export function WordsArea({ words, ...rest }: WordsAreaProps) {
  return (
    <textarea
      {...rest}
      value={words.text}
      // The guard arrives while the first words are being written.
      onFocus={(event) => {
        loadGuard();
        rest.onFocus?.(event);
      }}
      onChange={(event) => words.write(event.currentTarget.value)}
    />
  );
}
