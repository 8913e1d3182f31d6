import type { Look } from './look.ts';

interface HairProps {
  style: Look['hair'];
  colour: string;
  child?: boolean | undefined;
}

const BUNCHES =
  'M35 55C31 27 46 18 60 18S89 27 85 55L82 68H38ZM36 46C24 34 10 42 12 58C13 70 22 78 27 71C32 64 37 58 36 46ZM84 46C96 34 110 42 108 58C107 70 98 78 93 71C88 64 83 58 84 46Z';

const BEHIND: Partial<Record<Look['hair'], string>> = {
  long: 'M34 54C29 26 45 18 60 18S91 26 86 54C87 76 94 88 97 102H23C26 88 33 76 34 54Z',
  bob: 'M33 54C29 26 45 18 60 18S91 26 87 54C89 66 90 74 88 82H32C30 74 31 66 33 54Z',
  curly:
    'M30 62C20 56 22 44 28 42C22 32 32 22 40 25C43 15 57 13 62 18C70 12 82 18 82 26C92 26 98 38 92 44C99 50 98 62 90 64C92 74 84 80 80 78H40C34 80 28 72 30 62Z',
  bun: 'M46 24C42 12 52 6 60 6S78 12 74 24ZM35 56C31 28 46 20 60 20S89 28 85 56L82 74H38Z',
  braid: 'M35 54C31 26 46 18 60 18S89 26 85 54L82 72H38Z',
  scarf: 'M60 18C38 18 29 36 30 58C31 78 30 92 24 108H96C90 92 89 78 90 58C91 36 82 18 60 18Z',
};

const BEFORE: Partial<Record<Look['hair'], string>> = {
  short:
    'M36 55C31 30 46 22 61 22C77 22 89 32 84 55C83 47 80 43 76 40C66 43 52 41 44 38C40 43 37 48 36 55Z',
  long: 'M36 58C37 44 46 36 56 30C64 38 78 40 84 56C89 30 76 20 60 20S30 32 36 58Z',
  bob: 'M36 60C35 44 42 38 48 36C58 40 74 40 82 38C85 44 85 52 84 60C92 34 78 20 60 20S28 34 36 60Z',
  curly:
    'M37 52C34 46 38 42 42 43C43 36 50 35 53 38C57 33 64 34 66 38C70 35 77 38 77 43C82 43 85 48 83 53C90 44 86 32 76 29C70 21 52 20 46 27C34 28 30 44 37 52Z',
  bun: 'M36 54C38 40 50 34 60 33C70 34 82 40 84 54C88 32 76 22 60 22S32 32 36 54Z',
  braid: 'M36 56C38 42 50 36 60 26C70 36 82 42 84 56C89 30 76 20 60 20S31 30 36 56Z',
  bald: 'M36 58C34 54 35 49 37 46C39 50 38 55 36 58ZM84 58C86 54 85 49 83 46C81 50 82 55 84 58Z',
};

export function HairBehind({ style, colour, child = false }: HairProps) {
  const path = child && style === 'bun' ? BUNCHES : BEHIND[style];
  return path ? <path d={path} fill={colour} /> : null;
}

export function HairBefore({ style, colour }: HairProps) {
  if (style === 'scarf') {
    return (
      <path
        d="M60 26C44 26 36 40 37 58C38 76 48 85 60 86C72 85 82 76 83 58C84 40 76 26 60 26ZM60 18C82 18 91 36 90 58C89 84 80 96 60 97C40 96 31 84 30 58C29 36 38 18 60 18Z"
        fill={colour}
        fillRule="evenodd"
      />
    );
  }
  const path = BEFORE[style];
  return path ? <path d={path} fill={colour} /> : null;
}
