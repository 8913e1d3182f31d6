import type { ReactNode } from 'react';
import { Mascot } from '../mascot/mascot.tsx';
import type { MascotEmotion } from '../mascot/emotions.ts';

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  emotion?: MascotEmotion;
  /** 1 where it is the whole page. */
  level?: 1 | 2;
}

/** An empty state: what will be here, and how to add the first one. */
export function EmptyState({
  title,
  children,
  action,
  emotion = 'calm',
  level = 2,
}: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center">
      <Mascot emotion={emotion} size="md" decorative />
      <Title className="font-title text-xl font-semibold">{title}</Title>
      <div className="text-ink-soft">{children}</div>
      {action && <div className="mt-3">{action}</div>}
    </section>
  );
}
