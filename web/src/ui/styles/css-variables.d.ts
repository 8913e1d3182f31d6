import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties are how a part hands a number to its style sheet. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
