import { type Part, times } from './part.ts';

/** Names with a blank after each, as many side by side as there is room. */
export function Fields({ fields }: Part<'fields'>) {
  return (
    <ul className="paper-fields">
      {fields.map((field) => (
        <li key={field}>{field}</li>
      ))}
    </ul>
  );
}

export function Checks({ title, items, columns, blanks = 0 }: Part<'checks'>) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={columns ? 'paper-checks two' : 'paper-checks'}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
        {times(blanks).map((at) => (
          <li key={at} className="blank" aria-hidden="true" />
        ))}
      </ul>
    </section>
  );
}

/** Eleven numbers to draw a ring around. */
export function Scale({ title, low, high }: Part<'scale'>) {
  return (
    <section>
      <h2>{title}</h2>
      <ol className="paper-scale">
        {times(11).map((at) => (
          <li key={at}>{at}</li>
        ))}
      </ol>
      <p className="paper-small paper-ends">
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </section>
  );
}

export function Boxes({ boxes, heightMm }: Part<'boxes'>) {
  return (
    <div className="paper-boxes">
      {boxes.map(({ title, hint }) => (
        <section key={title} style={{ minHeight: `${heightMm}mm` }}>
          <h2>{title}</h2>
          {hint && <p className="paper-small">{hint}</p>}
        </section>
      ))}
    </div>
  );
}

export function Cards({ cards, heightMm }: Part<'cards'>) {
  return (
    <div className="paper-cards">
      {cards.map(({ title, lines }) => (
        <section key={title} style={{ minHeight: `${heightMm}mm` }}>
          <h2>{title}</h2>
          {lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- blanks are alike
            <p key={at}>{line}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
