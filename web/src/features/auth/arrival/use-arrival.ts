import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#web/lib/use-browser-value.ts';
import { codeOf, type KnownCode } from '../error-code.ts';
import { originOf, withOrigin } from '../origin.ts';
import {
  type LinkSession,
  confirmArrival,
  enter,
  type Outcome,
  refuse,
} from './confirm-arrival.ts';
import { FOLLOWING, type LinkType, readArrival } from './read-arrival.ts';

/** The link signs in a person unknown to this browser: the page asks for confirmation. */
export interface Asking {
  email: string;
  /** @throws what `codeOf` understands */
  accept: () => Promise<void>;
  decline: () => void;
}

type ArrivalState =
  | ({ step: 'asking' } & Asking)
  | { step: 'reading' | 'none' | 'confirming' | 'half' }
  | { step: 'done'; type: LinkType | null }
  | { step: 'failed'; code: KnownCode };

/**
 * Follows a link from a mail to its end. The secret leaves the address and the history at once.
 * `reading` stands only in the prerendered page, which knows no address.
 */
export function useArrival(onDone?: (type: LinkType | null) => void): ArrivalState {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [arrival] = useState(() => readArrival(location));
  const [outcome, setOutcome] = useState<ArrivalState>({ step: 'confirming' });

  useEffect(() => {
    if (arrival === null) return;
    const done = () => {
      const type = 'type' in arrival ? arrival.type : null;
      onDone?.(type);
      setOutcome({ step: 'done', type });
    };
    const ask = (brought: LinkSession): ArrivalState => ({
      step: 'asking',
      email: brought.email,
      accept: async () => {
        await enter(brought);
        done();
      },
      decline: () => void refuse(brought).catch(() => undefined),
    });
    const follow = async () => {
      try {
        const step: Outcome = await confirmArrival(arrival);
        if (step === 'done') done();
        else setOutcome(step === 'half' ? { step } : ask(step));
      } catch (error) {
        setOutcome({ step: 'failed', code: codeOf(error) });
      }
    };
    void follow();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a link is followed once
  }, [arrival]);

  const { pathname, search, hash } = location;
  useEffect(() => {
    if (readArrival({ search, hash }) === null) return;
    void navigate(withOrigin(pathname, originOf(search)), {
      replace: true,
      state: FOLLOWING,
    });
  }, [pathname, search, hash, navigate]);

  if (!hydrated) return { step: 'reading' };
  return arrival === null ? { step: 'none' } : outcome;
}
