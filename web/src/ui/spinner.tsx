import { VisuallyHidden } from './page/visually-hidden.tsx';

/** A turning drop of water. Without `label` it is decoration beside a text that says the same. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={className ?? 'inline-flex size-5'} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" className="size-full animate-turn" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
          <path d="M12 3a9 9 0 1 0 9 9" opacity=".3" />
          <path d="M12 3a9 9 0 0 1 9 9" />
        </g>
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
