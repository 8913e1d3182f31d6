import type { ReactNode } from 'react';
import type { TextSize } from '#web/lib/look/text-size.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { CHOICE_TEXTS } from './texts.ts';

const SIZES = ['100', '125', '150', '200'] as const satisfies readonly TextSize[];

/** How large each one's letters stand beside its name, in parts of the text now. */
const SAMPLES = { '100': '1em', '125': '1.2em', '150': '1.4em', '200': '1.7em' } as const;

interface TextSizeChoiceProps {
  chosen: TextSize;
  onChoose: (size: TextSize) => void;
  note?: ReactNode;
}

export function TextSizeChoice({ chosen, onChoose, note }: TextSizeChoiceProps) {
  return (
    <ChoiceGroup
      legend={CHOICE_TEXTS.textSize.legend}
      values={SIZES}
      {...{ chosen, onChoose, note }}
    >
      {(size) => (
        <>
          <span aria-hidden="true" className="leading-none" style={{ fontSize: SAMPLES[size] }}>
            Aa
          </span>
          {CHOICE_TEXTS.textSize[size]}
        </>
      )}
    </ChoiceGroup>
  );
}
