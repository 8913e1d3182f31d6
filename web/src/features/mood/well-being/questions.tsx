import { useId, useState } from 'react';
import { WHO_FIVE_ITEMS, WHO_FIVE_MOST } from '#domain/mood/well-being/who-five.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { WHO_FIVE_TEXTS } from './content.ts';
import { WELL_BEING_TEXTS as TEXTS } from './texts.ts';

/** The five statements. What is missing is said beside the button, and the first of it is shown. */
export function Questions({ onDone }: { onDone: (answers: number[]) => void }) {
  const name = useId();
  const [answers, setAnswers] = useState<readonly (number | null)[]>(
    Array.from({ length: WHO_FIVE_ITEMS }, () => null),
  );
  const [tried, setTried] = useState(false);
  const missing = answers.filter((answer) => answer === null).length;

  function submit() {
    const given = answers.filter((answer) => answer !== null);
    if (given.length === WHO_FIVE_ITEMS) onDone(given);
    else {
      setTried(true);
      const first = answers.indexOf(null);
      document.querySelector<HTMLElement>(`input[name="${name}-${first}"]`)?.focus();
    }
  }

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="text-ink-soft">{WHO_FIVE_TEXTS.instruction}</p>
      {WHO_FIVE_TEXTS.items.map((item, index) => (
        <Card key={item} className="p-4!">
          <fieldset>
            <legend className="text-lg font-semibold">{item}</legend>
            <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
              {WHO_FIVE_TEXTS.answers.map((words, place) => {
                const value = WHO_FIVE_MOST - place;
                return (
                  <label key={words} className="flex min-h-11 items-center gap-3">
                    <input
                      type="radio"
                      name={`${name}-${index}`}
                      checked={answers[index] === value}
                      onChange={() =>
                        setAnswers(answers.map((was, at) => (at === index ? value : was)))
                      }
                      className="size-6 shrink-0 accent-primary"
                    />
                    {words}
                  </label>
                );
              })}
            </div>
          </fieldset>
        </Card>
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="lg">
          {TEXTS.save}
        </Button>
        <output className="text-ink-soft">{tried && missing > 0 && TEXTS.missing(missing)}</output>
      </div>
      <p className="text-sm text-ink-soft">{WHO_FIVE_TEXTS.source}</p>
    </form>
  );
}
