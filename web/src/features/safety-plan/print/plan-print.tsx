import { countryLines } from '#domain/crisis-lines/directory.ts';
import { guessCountry } from '#domain/crisis-lines/guess-country.ts';
import { chosenCountry } from '#web/lib/chosen-country.ts';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { PART_CONTENT } from '../content.ts';
import { linesOf, PART_IDS, type Plan } from '../plan/plan.ts';
import { dayText, PLAN_TEXTS } from '../texts.ts';
import './plan-print.css';

export type PrintFormat = 'card' | 'sheet';

const BLANK_LINES = ['one', 'two', 'three'];

/** What the printer gets. A part that is empty has lines to write on by hand. */
export function PlanPrint({ plan, format }: { plan: Plan; format: PrintFormat }) {
  const today = useBrowserValue(() => dayText(new Date()), '');
  return (
    <div className={`plan-print ${format}`} aria-hidden="true">
      {format === 'sheet' && <h1>{PLAN_TEXTS.title}</h1>}
      <div className="faces">
        {PART_IDS.map((id, at) => {
          const lines = linesOf(plan.parts[id].text);
          return (
            <section key={id}>
              <h2>{PLAN_TEXTS.partTitle(at + 1, PART_CONTENT[id].title)}</h2>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {lines.length === 0 &&
                BLANK_LINES.map((line) => <div key={line} className="blank" />)}
              {id === 'professionals' && <PrintedLine />}
            </section>
          );
        })}
      </div>
      <p>{PLAN_TEXTS.emergency}</p>
      <p>{PLAN_TEXTS.printedOn(today)}</p>
    </div>
  );
}

function PrintedLine() {
  const code = useBrowserValue(() => chosenCountry() ?? guessCountry(), null);
  const country = countryLines(code ?? 'us');
  const line = country?.lines[0];
  const call = line?.channels.find((channel) => channel.kind === 'call');
  if (!country || !line || !call) return null;
  const note = 'note' in call && call.note ? `, ${call.note}` : '';
  return (
    <p>
      {line.name}: {call.number}
      {note} ({country.country})
    </p>
  );
}
