import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceGroup } from '#web/ui/choice/choice-group.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { inputClasses } from '#web/ui/text-field.tsx';
import { Row } from '../parts/row.tsx';
import {
  REMINDER_DAYS,
  REMINDER_KINDS,
  type Reminder,
  reminderFile,
  saveReminder,
} from './reminder.ts';
import { REMINDER_TEXTS as TEXTS } from './texts.ts';

const USUAL: Reminder = { what: 'checkIn', days: 'daily', time: '21:00', discreet: true };

/** Nothing of ours calls anybody back. Who wants to be reminded gives it to their own calendar. */
export function RemindersSection() {
  const [reminder, setReminder] = useState(USUAL);
  const [said, setSaid] = useState('');
  const time = useId();
  const change = (part: Partial<Reminder>) => {
    setReminder({ ...reminder, ...part });
    setSaid('');
  };

  function download() {
    const file = reminderFile(reminder, crypto.randomUUID(), new Date());
    if (file !== null) saveReminder(file);
    setSaid(file === null ? TEXTS.noTime : TEXTS.done);
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-[62ch]">{TEXTS.quiet}</p>
      <Row id="recordatorio">
        <h3 className="font-title text-lg font-semibold">{TEXTS.title}</h3>
        <p className="max-w-[62ch] text-sm text-ink-soft">{TEXTS.lead}</p>
        <div className="mt-4 flex flex-col gap-4">
          <ChoiceGroup
            legend={TEXTS.what}
            values={REMINDER_KINDS}
            chosen={reminder.what}
            onChoose={(what) => change({ what })}
          >
            {(kind) => TEXTS.kinds[kind]}
          </ChoiceGroup>
          <div className="flex flex-wrap gap-x-8 gap-y-4">
            <ChoiceGroup
              legend={TEXTS.days}
              values={REMINDER_DAYS}
              chosen={reminder.days}
              onChoose={(days) => change({ days })}
            >
              {(days) => TEXTS.dayNames[days]}
            </ChoiceGroup>
            <div className="min-w-0 max-w-full">
              <label htmlFor={time} className="block font-semibold">
                {TEXTS.time}
              </label>
              <input
                id={time}
                type="time"
                value={reminder.time}
                onChange={({ currentTarget }) => change({ time: currentTarget.value })}
                className={inputClasses(false, 'mt-2 h-11 max-w-36 min-w-0')}
              />
            </div>
          </div>
          <Checkbox
            label={TEXTS.discreet}
            hint={TEXTS.discreetHint}
            checked={reminder.discreet}
            onChange={({ currentTarget }) => change({ discreet: currentTarget.checked })}
          />
          <Button variant="secondary" className="self-start" onClick={download}>
            <Icon name="download" className="size-5" />
            {TEXTS.download}
          </Button>
          <output className="text-sm text-ink-soft empty:hidden">{said}</output>
        </div>
      </Row>
    </div>
  );
}
