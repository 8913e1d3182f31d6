import { Link } from 'react-router';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { CountryDirectory } from './country-directory.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import { OwnCountryLines, UnitedStatesLines } from './own-country.tsx';
import { QuickExit } from './exit/quick-exit.tsx';
import { CRISIS_TEXTS } from './texts.ts';

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4';

/** Complete without a script, an account or a network. */
export function CrisisPage() {
  const { page } = CRISIS_TEXTS;
  return (
    <>
      <div className="mb-1">
        <QuickExit />
      </div>
      <PageHeader title={page.title} lead={page.lead} />
      <div className="flex flex-col gap-10">
        <EmergencyCard />
        <OwnCountryLines />
        <p className="flex flex-wrap gap-x-6">
          <Link to="/safety-plan" className={LINK}>
            {page.plan}
          </Link>
          <a href="/crisis-moment#respirar" className={LINK}>
            {page.moment}
          </a>
        </p>
        <section id="paises">
          <h2 className="font-title text-xl font-semibold">{page.directory}</h2>
          <p className="mt-1 mb-4 text-ink-soft">{page.directoryLead}</p>
          <CountryDirectory />
        </section>
        <UnitedStatesLines />
        <List {...page.calling} />
        <List {...page.other} />
      </div>
    </>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2 className="font-title text-xl font-semibold">{title}</h2>
      <ul className="mt-3 max-w-[62ch] list-disc space-y-2 pl-5 marker:text-primary">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
