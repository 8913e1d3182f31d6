import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { pictureAddress } from '#web/lib/files/picture.ts';
import { savePng, saveSvg } from './save-picture.ts';
import { PAINT_TEXTS } from './texts.ts';

interface PictureFrameProps {
  /** A whole SVG document, as wide as it is high. */
  svg: string;
  /** What is to be seen. */
  alt: string;
  /** Of the file, without its ending. */
  fileName: string;
}

/** The finished picture, to look at and to take along. */
export function PictureFrame({ svg, alt, fileName }: PictureFrameProps) {
  const [said, setSaid] = useState('');
  const onPng = () => {
    savePng(svg, fileName).then(
      () => setSaid(PAINT_TEXTS.saved),
      () => setSaid(PAINT_TEXTS.failed),
    );
  };
  return (
    <figure className="flex w-full flex-col items-center gap-3">
      <img src={pictureAddress(svg)} alt={alt} className="aspect-square w-full rounded-card" />
      <figcaption className="flex flex-wrap justify-center gap-2">
        <Button variant="secondary" onClick={onPng}>
          <Icon name="download" className="size-5" />
          {PAINT_TEXTS.savePng}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            saveSvg(svg, fileName);
            setSaid(PAINT_TEXTS.saved);
          }}
        >
          {PAINT_TEXTS.saveSvg}
        </Button>
      </figcaption>
      <output className="text-sm text-ink-soft empty:hidden">{said}</output>
    </figure>
  );
}
