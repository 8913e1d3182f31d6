import { useEffect, useRef } from 'react';
import type Pad from 'signature_pad';

/** docs/specification.md §5: a line of two pixels. */
const LINE = { minWidth: 2, maxWidth: 2, dotSize: 2 };
const INK = '#12303d';
const PAPER = '#ffffff';

/** A pad on a canvas; `onChange` gets the image after each stroke and null when cleared. */
export function useSignaturePad(disabled: boolean, onChange: (signature: string | null) => void) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const padRef = useRef<Pad>(null);
  /** The name, while it stands in for a drawing. */
  const writtenRef = useRef('');
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas || disabled) return undefined;
    let ended = false;
    let observer: ResizeObserver | undefined;
    const start = async () => {
      const { default: SignaturePad } = await import('signature_pad');
      if (ended) return;
      fit(canvas);
      const pad = new SignaturePad(canvas, { ...LINE, penColor: INK, backgroundColor: PAPER });
      padRef.current = pad;
      pad.addEventListener('beginStroke', () => {
        // A hand on the written name begins anew.
        if (writtenRef.current) pad.clear();
        writtenRef.current = '';
      });
      pad.addEventListener('endStroke', () => report.current(pad.toDataURL('image/png')));
      observer = new ResizeObserver(() => {
        // A turned phone keeps what was drawn.
        if (!fit(canvas)) return;
        if (writtenRef.current) writeName(canvas, writtenRef.current);
        else pad.redraw();
      });
      observer.observe(canvas);
    };
    void start();
    return () => {
      ended = true;
      observer?.disconnect();
      // Locked again: the signature was given with the box ticked, and goes with it.
      if (padRef.current) {
        padRef.current.clear();
        padRef.current.off();
        padRef.current = null;
        writtenRef.current = '';
        report.current(null);
      }
    };
  }, [disabled]);

  return {
    canvasRef,
    clear: () => {
      padRef.current?.clear();
      writtenRef.current = '';
      report.current(null);
    },
    /** Reads the image once more, for a person who wants to be sure. */
    confirm: (): boolean => {
      const canvas = canvasRef.current;
      if (!canvas || !padRef.current) return false;
      report.current(canvas.toDataURL('image/png'));
      return true;
    },
    /** The written name as a signature. */
    write: (name: string) => {
      const canvas = canvasRef.current;
      if (!canvas || name === '') return;
      padRef.current?.clear();
      writtenRef.current = name;
      writeName(canvas, name);
      report.current(canvas.toDataURL('image/png'));
    },
  };
}

/** Gives the canvas as many pixels as it shows. True when that changed (and emptied) it. */
function fit(canvas: HTMLCanvasElement): boolean {
  const ratio = Math.min(Math.max(window.devicePixelRatio, 1), 2);
  const width = Math.round(canvas.offsetWidth * ratio);
  const height = Math.round(canvas.offsetHeight * ratio);
  if (canvas.width === width && canvas.height === height) return false;
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.scale(ratio, ratio);
  return true;
}

function writeName(canvas: HTMLCanvasElement, name: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { offsetWidth: width, offsetHeight: height } = canvas;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = 'italic 40px Fraunces, Georgia, serif';
  // A long name is drawn narrower rather than cut.
  context.fillText(name, width / 2, height / 2, width - 32);
}
