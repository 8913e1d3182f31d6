import { useEffect, useState } from 'react';
import { codeOf, type KnownCode } from '../error-code.ts';
import { type Factor, listFactors } from './list-factors.ts';

type Factors =
  | { step: 'loading' }
  | { step: 'failed'; code: KnownCode }
  | { step: 'known'; factors: readonly Factor[] };

async function find(): Promise<Factors> {
  try {
    return { step: 'known', factors: await listFactors() };
  } catch (error) {
    return { step: 'failed', code: codeOf(error) };
  }
}

export function useFactors(): Factors & { retry: () => void } {
  const [state, setState] = useState<Factors>({ step: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = await find();
      if (!gone) setState(found);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [round]);
  return {
    ...state,
    retry: () => {
      setState({ step: 'loading' });
      setRound(round + 1);
    },
  };
}
