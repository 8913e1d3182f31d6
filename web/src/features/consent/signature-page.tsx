import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#web/data/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { consentRecordQuery } from './api/own-record.ts';
import { SignAgain } from './signature/sign-again.tsx';
import { CONSENT_TEXTS } from './texts.ts';

const TEXTS = CONSENT_TEXTS.page;
const DATE = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short' });

/** A person's own consent as it was signed, and a place to sign anew. */
export function SignaturePage({ cookieConsent }: { cookieConsent: () => boolean }) {
  const user = useUser();
  const record = useQuery(consentRecordQuery(user.id));
  const [signing, setSigning] = useState(false);

  return (
    <div className="max-w-2xl">
      <PageHeader title={TEXTS.title} lead={TEXTS.lead} />
      {record.isPending && <Spinner label={CONSENT_TEXTS.registering} />}
      {record.isError && (
        <Notice tone="error">
          <p>{CONSENT_TEXTS.guardFailed}</p>
          <Button variant="quiet" onClick={() => void record.refetch()}>
            {CONSENT_TEXTS.retry}
          </Button>
        </Notice>
      )}
      {record.data === null && <p>{TEXTS.none}</p>}
      {record.data && (
        <Card className="flex flex-col gap-5">
          {record.data.digital_signature === null ? (
            <p className="text-ink-soft">{TEXTS.noImage}</p>
          ) : (
            <img
              src={record.data.digital_signature}
              alt={TEXTS.image(record.data.full_name)}
              className="h-32 w-full rounded-control border border-line bg-[#fff] object-contain"
            />
          )}
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 tight:grid-cols-1">
            <dt className="text-ink-soft">{TEXTS.name}</dt>
            <dd>{record.data.full_name}</dd>
            <dt className="text-ink-soft">{TEXTS.date}</dt>
            <dd>{DATE.format(new Date(record.data.created_at))}</dd>
            <dt className="text-ink-soft">{TEXTS.version}</dt>
            <dd>{record.data.consent_version}</dd>
            <dt className="text-ink-soft">{TEXTS.research}</dt>
            <dd>{record.data.data_research ? TEXTS.yes : TEXTS.no}</dd>
          </dl>
          {signing ? (
            <SignAgain
              name={record.data.full_name}
              dataResearch={record.data.data_research}
              cookieConsent={cookieConsent}
              onDone={() => setSigning(false)}
            />
          ) : (
            <Button variant="secondary" className="self-start" onClick={() => setSigning(true)}>
              {TEXTS.again}
            </Button>
          )}
        </Card>
      )}
    </div>
  );
}
