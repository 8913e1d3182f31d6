import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { CONSENT_TEXTS } from '../texts.ts';
import { useSignaturePad } from './use-signature-pad.ts';

const TEXTS = CONSENT_TEXTS.signature;

interface SignaturePadProps {
  disabled: boolean;
  /** For those who cannot draw: the name, written into the same image. */
  fullName: string;
  error?: string | undefined;
  /** A PNG data URL once a stroke has ended, null when cleared (docs/specification.md §5). */
  onChange: (signature: string | null) => void;
}

/** Where a person signs: by hand, or with the written name. */
export function SignaturePad({ disabled, fullName, error, onChange }: SignaturePadProps) {
  const [drawn, setDrawn] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  const { canvasRef, clear, confirm, write } = useSignaturePad(disabled, (signature) => {
    setDrawn(signature !== null);
    setConfirmed(false);
    report.current(signature);
  });
  const name = fullName.trim();

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{TEXTS.label}</legend>
      <p className="text-sm text-ink-soft">{disabled ? TEXTS.locked : TEXTS.hint}</p>
      <canvas
        ref={canvasRef}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on
        role="img"
        aria-label={drawn ? TEXTS.drawn : TEXTS.empty}
        className={classNames(
          // White in both themes: the image is kept as it is seen, ink on paper.
          'h-32 w-full touch-none rounded-control border bg-[#fff]',
          error ? 'border-2 border-help' : 'border-ink-soft',
          disabled && 'cursor-not-allowed opacity-50',
        )}
      />
      {error && (
        <p role="alert" className="text-sm text-help">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-2">
        <Button variant="secondary" disabled={!drawn || disabled} onClick={clear}>
          {TEXTS.clear}
        </Button>
        <Button
          variant="secondary"
          disabled={!drawn || disabled}
          onClick={() => setConfirmed(confirm())}
        >
          {TEXTS.confirm}
        </Button>
        <Button
          variant="quiet"
          disabled={disabled}
          disabledReason={!disabled && name === '' ? TEXTS.nameFirst : undefined}
          onClick={() => write(name)}
        >
          {TEXTS.byName}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{TEXTS.byNameHint}</p>
      <p aria-live="polite" className="text-sm font-semibold text-ok empty:hidden">
        {confirmed ? TEXTS.confirmed : ''}
      </p>
    </fieldset>
  );
}
