import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SaveButton } from '../saved/save-button.tsx';
import { reportEntry, shareResource } from '../share.ts';
import { addressOfSheet, type KnownSheet } from '../sheets/sheets.ts';
import { RESOURCES_TEXTS } from '../texts.ts';
import type { Service, Work } from './entry.ts';
import { savedId } from './find.ts';
import { Thumbnail } from './thumbnail.tsx';

/** The whole card leads to the sheet; the star stands above it. */
export function SheetCard({ sheet }: { sheet: KnownSheet }) {
  return (
    <Card as="li" className="relative flex items-center gap-4 p-4! hover:border-primary">
      <Thumbnail shape={sheet.shape} />
      <div className="min-w-0 flex-1">
        <h3 className="pr-9 font-title text-lg leading-snug font-semibold">
          <Link
            to={addressOfSheet(sheet)}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {sheet.title}
          </Link>
        </h3>
        <p className="mt-1 leading-snug text-ink-soft">{sheet.lead}</p>
      </div>
      <SaveButton
        id={savedId.sheet(sheet)}
        title={sheet.title}
        className="absolute top-1 right-1 z-10"
      />
    </Card>
  );
}

interface OutsideProps {
  id: string;
  title: string;
  /** What is passed on to somebody else. */
  text: string;
  country?: string | null;
  checked?: string;
  children: ReactNode;
}

/** Something that is not ours: what it is, and what can be done with it. */
export function OutsideCard({
  id,
  title,
  text,
  country = null,
  checked = '',
  children,
}: OutsideProps) {
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex-1">{children}</div>
      <div className="-mx-2 -mb-2 flex flex-wrap items-center gap-x-1 border-t border-line pt-1">
        <SaveButton id={id} title={title} />
        <Button
          variant="quiet"
          aria-label={RESOURCES_TEXTS.shareOf(title)}
          onClick={() => void shareResource({ title, text })}
        >
          {RESOURCES_TEXTS.share}
        </Button>
        <Button
          variant="quiet"
          aria-label={RESOURCES_TEXTS.wrongOf(title)}
          onClick={() => void reportEntry(title, country, checked)}
        >
          {RESOURCES_TEXTS.wrong}
        </Button>
      </div>
    </Card>
  );
}

interface ServiceCardProps {
  service: Service;
  country: string | null;
}

export function ServiceCard({ service, country }: ServiceCardProps) {
  const { name, what, how, checked, official } = service;
  const { verified, undated } = RESOURCES_TEXTS;
  const said = checked === null ? undated : verified(dateInWords(checked), official);
  return (
    <OutsideCard
      id={savedId.service(service)}
      title={name}
      text={`${what} ${how}`}
      country={country}
      checked={said}
    >
      <h3 className="font-title text-lg leading-snug font-semibold">{name}</h3>
      <p className="text-sm text-ink-soft">{country ?? RESOURCES_TEXTS.anywhere}</p>
      <p className="mt-2">{what}</p>
      <p className="mt-2">
        <strong>{RESOURCES_TEXTS.how}</strong> {how}
      </p>
      <p className="mt-2 text-sm text-ink-soft">{said}</p>
    </OutsideCard>
  );
}

export function WorkCard({ work }: { work: Work }) {
  const { title, by, year, why, care, kind } = work;
  const kindName = RESOURCES_TEXTS[kind];
  return (
    <OutsideCard
      id={savedId.work(work)}
      title={title}
      text={`${by}, ${year}. ${why}`}
      checked={`${kindName}.`}
    >
      <h3 className="font-title text-lg leading-snug font-semibold">{title}</h3>
      <p className="text-sm text-ink-soft">
        {kindName} · {by}, {year}
      </p>
      <p className="mt-2">{why}</p>
      {care && (
        <p className="mt-2 text-sm">
          <strong>{RESOURCES_TEXTS.care}</strong> {care}
        </p>
      )}
    </OutsideCard>
  );
}

/** A day, a month or a year, as exactly as its source says. */
function dateInWords(iso: string): string {
  const [year = '', month, day] = iso.split('-');
  if (!month) return year;
  return new Date(iso).toLocaleDateString('es', {
    year: 'numeric',
    month: 'long',
    ...(day ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  });
}
