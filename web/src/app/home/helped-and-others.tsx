import { useQuery } from '@tanstack/react-query';
import { newestPracticesQuery } from '#web/data/practices/list-practices.ts';
import { useUser } from '#web/data/session.ts';
import { daysSince } from '#web/features/home/member/greeting.ts';
import { type Way, Ways } from '#web/features/home/member/ways.tsx';
import { type Helped, lastHelp } from './last-help.ts';
import { MEMBER_HOME_TEXTS as TEXTS } from './texts.ts';

interface HelpedAndOthersProps {
  now: Date;
  others: readonly Way[];
}

/** What helped last, and the ways that are not that. */
export function HelpedAndOthers({ now, others }: HelpedAndOthersProps) {
  const { data: practices = [] } = useQuery(newestPracticesQuery(useUser().id));
  const helped = lastHelp(practices, now);
  return (
    <>
      <Ways title={TEXTS.helpedTitle} ways={helped ? [wayOf(helped, now)] : []} />
      <Ways
        title={TEXTS.otherTitle}
        ways={others.filter(({ address }) => address !== helped?.address)}
      />
    </>
  );
}

function wayOf({ address, icon, title, rated, practice }: Helped, now: Date): Way {
  const { before, after, finishedAt } = practice;
  const days = daysSince(finishedAt, now);
  const { today, yesterday, weekday, last } = TEXTS.when;
  const when =
    days <= 0 ? today : days === 1 ? yesterday : days < 7 ? weekday(new Date(finishedAt)) : last;
  const say = rated === 'wellbeing' ? TEXTS.better : TEXTS.lighter;
  return { address, icon, title, body: say(before, after, when) };
}
