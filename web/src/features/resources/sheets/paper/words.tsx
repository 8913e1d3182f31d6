import { type Part, times } from './part.ts';

export function List({ title, items, numbered }: Part<'list'>) {
  const Tag = numbered ? 'ol' : 'ul';
  return (
    <section>
      {title && <h2>{title}</h2>}
      <Tag className={numbered ? 'paper-numbers' : 'paper-points'}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Tag>
    </section>
  );
}

/** Ruled room to write on. */
export function Lines({ title, hint, count }: Part<'lines'>) {
  return (
    <section>
      <h2>{title}</h2>
      {hint && <p className="paper-small">{hint}</p>}
      <Rules count={count} />
    </section>
  );
}

export function Rules({ count }: { count: number }) {
  return times(count).map((at) => <div key={at} className="paper-rule" />);
}
