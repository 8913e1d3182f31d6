import { LookChoice } from './look-choice.tsx';
import { LOOK_TEXTS } from './texts.ts';
import { setTextSize, TEXT_SIZES, useTextSize } from './text-size.ts';

/** How large each one's letters stand beside its name, in parts of the text now. */
const SAMPLES = { '100': '1em', '125': '1.2em', '150': '1.4em', '200': '1.7em' } as const;

export function TextSizeSwitch() {
  return (
    <LookChoice
      legend={LOOK_TEXTS.textSize.legend}
      name="text-size"
      values={TEXT_SIZES}
      chosen={useTextSize()}
      onChoose={setTextSize}
    >
      {(size) => (
        <>
          <span aria-hidden="true" className="leading-none" style={{ fontSize: SAMPLES[size] }}>
            Aa
          </span>
          {LOOK_TEXTS.textSize[size]}
        </>
      )}
    </LookChoice>
  );
}
