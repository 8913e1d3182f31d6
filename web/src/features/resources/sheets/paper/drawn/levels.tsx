import { type Part, times } from '../part.ts';

/** Rungs to write on, the lowest first to climb. */
export function Ladder({ title, top, bottom, rungs }: Part<'ladder'>) {
  return (
    <section>
      <h2>{title}</h2>
      <p className="paper-small paper-middle">{top}</p>
      <ol className="paper-ladder" reversed>
        {times(rungs).map((at) => (
          <li key={at}>
            <span>{rungs - at}</span>
          </li>
        ))}
      </ol>
      <p className="paper-small paper-middle">{bottom}</p>
    </section>
  );
}

/** From hot to cool, with room beside each degree. */
export function Thermometer({ title, levels }: Part<'thermometer'>) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="paper-thermometer">
        <svg viewBox="0 0 60 400" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
            <path d="M19 330V26a11 11 0 0 1 22 0v304a30 30 0 1 1-22 0Z" />
            {times(10).map((at) => (
              <path key={at} d={`M41 ${40 + at * 30}h${at % 2 === 0 ? 14 : 8}`} />
            ))}
          </g>
          <circle cx="30" cy="356" r="19" fill="currentColor" opacity="0.35" />
        </svg>
        <ol>
          {levels.map(({ name, hint }) => (
            <li key={name}>
              <strong>{name}.</strong> <span className="paper-small">{hint}</span>
              <div className="paper-rule" />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
