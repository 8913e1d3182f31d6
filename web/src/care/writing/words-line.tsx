import type { ComponentProps } from 'react';
import { loadGuard } from '../guard/guard.ts';
import type { Words } from './words.ts';

type WordsLineProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> & {
  words: Words;
};

/**
 * One line of free words, bare, such as what somebody looks for. Whoever lays it out reads it with
 * `useFinding` and shows what that says.
 */
export function WordsLine({ words, ...rest }: WordsLineProps) {
  return (
    <input
      {...rest}
      value={words.text}
      onFocus={(event) => {
        loadGuard();
        rest.onFocus?.(event);
      }}
      onChange={(event) => words.write(event.currentTarget.value)}
    />
  );
}
