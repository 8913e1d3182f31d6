import type { ReactNode } from 'react';

/** Draws on 320 × 200 and puts the labels where they belong; without labels it is a picture alone. */
export type Drawing = (props: { labels: readonly string[] }) => ReactNode;
