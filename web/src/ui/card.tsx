import type { HTMLAttributes } from 'react';
import { classNames } from './styles/class-names.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
  tone?: 'plain' | 'well';
}

export function Card({ as: Tag = 'div', tone = 'plain', className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames(
        'rounded-card border p-5',
        tone === 'plain' ? 'border-line bg-surface' : 'border-transparent bg-surface-2',
        className,
      )}
    />
  );
}
