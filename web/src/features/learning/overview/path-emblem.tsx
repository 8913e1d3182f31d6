import type { ReactNode } from 'react';
import type { PathId } from '../lesson/lesson.ts';

/** A small drawing of each path, on 48 × 48. */
const EMBLEMS: Record<PathId, ReactNode> = {
  anxiety: (
    <>
      <path d="M14 33c3-3 3-7 3-11a7 7 0 0 1 14 0c0 4 0 8 3 11Z" fill="var(--surface)" />
      <path d="M21 37a3 3 0 0 0 6 0M24 15v-3" />
      <path d="M9 20c0-4 2-7 4-9m26 9c0-4-2-7-4-9" stroke="var(--ink-soft)" />
      <circle cx="24" cy="24" r="2.5" fill="var(--sol)" stroke="none" />
    </>
  ),
  'low-mood': (
    <>
      <path d="M14 25a6 6 0 0 1 1-12 9 9 0 0 1 17-1 6.5 6.5 0 0 1 2 13Z" fill="var(--surface)" />
      <path d="M24 41v-8m0 4c0-4 3-6 7-6 0 4-3 6-7 6Z" fill="var(--sol)" />
      <path d="M15 30v3m18-3v2" stroke="var(--ink-soft)" />
    </>
  ),
  sleep: (
    <>
      <path d="M30 10a15 15 0 1 0 9 22 16 16 0 0 1-9-22Z" fill="var(--sol)" />
      <path d="M36 13h5l-5 6h5" stroke="var(--ink-soft)" />
    </>
  ),
  relationships: (
    <>
      <circle cx="18" cy="24" r="10" fill="var(--surface)" />
      <circle cx="30" cy="24" r="10" fill="var(--sol)" fillOpacity="0.75" />
      <circle cx="18" cy="24" r="10" />
    </>
  ),
  grief: (
    <>
      <path d="M24 9c8 5 11 12 8 18-2 4-6 5-8 5s-6-1-8-5c-3-6 0-13 8-18Z" fill="var(--surface)" />
      <path d="M24 16v16" />
      <path d="M9 39c5 2 10-2 15 0s10-2 15 0" stroke="var(--ink-soft)" />
      <circle cx="24" cy="36" r="2.5" fill="var(--sol)" stroke="none" />
    </>
  ),
  'self-esteem': (
    <>
      <ellipse cx="24" cy="20" rx="11" ry="12" fill="var(--surface)" />
      <path d="M24 32v8m-6 0h12" />
      <path d="M19 22c2 3 8 3 10 0" />
      <path d="M20 16h.1m7.9 0h.1" strokeWidth="3" />
      <path d="M32 11c2 2 3 4 3 7" stroke="var(--sol)" strokeWidth="3" />
    </>
  ),
  anger: (
    <>
      <path
        d="M24 8c2 6 10 9 10 19a10 10 0 0 1-20 0c0-5 3-7 4-11 2 2 3 4 3 6 3-4 4-8 3-14Z"
        fill="var(--sol)"
      />
      <path d="M24 37c-3 0-5-2-5-5 0-3 3-4 5-7 2 3 5 4 5 7 0 3-2 5-5 5Z" fill="var(--surface)" />
    </>
  ),
  'habits-and-attention': (
    <>
      <path d="M36 20a13 13 0 1 0 1 8" />
      <path d="m37 11 0 10-9-1" />
      <circle cx="24" cy="24" r="4" fill="var(--sol)" />
    </>
  ),
};

export function PathEmblem({ path, className = 'size-12' }: { path: PathId; className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={`${className} shrink-0 rounded-full bg-primary-soft text-primary`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {EMBLEMS[path]}
    </svg>
  );
}
