import type { Block } from '../sheet.ts';
import { Circles } from './drawn/circles.tsx';
import { Compass } from './drawn/compass.tsx';
import { Breath, Stones, Wave } from './drawn/curves.tsx';
import { Figure } from './drawn/figure.tsx';
import { Ladder, Thermometer } from './drawn/levels.tsx';
import { Wheel } from './drawn/wheel.tsx';
import { Boxes, Cards, Checks, Fields, Scale } from './forms.tsx';
import { TableView } from './table-view.tsx';
import { List, Lines } from './words.tsx';

export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return <List {...block} />;
    case 'lines':
      return <Lines {...block} />;
    case 'fields':
      return <Fields {...block} />;
    case 'table':
      return <TableView {...block} />;
    case 'checks':
      return <Checks {...block} />;
    case 'scale':
      return <Scale {...block} />;
    case 'boxes':
      return <Boxes {...block} />;
    case 'cards':
      return <Cards {...block} />;
    case 'wheel':
      return <Wheel {...block} />;
    case 'figure':
      return <Figure {...block} />;
    case 'thermometer':
      return <Thermometer {...block} />;
    case 'wave':
      return <Wave {...block} />;
    case 'circles':
      return <Circles {...block} />;
    case 'compass':
      return <Compass {...block} />;
    case 'ladder':
      return <Ladder {...block} />;
    case 'stones':
      return <Stones {...block} />;
    case 'breath':
      return <Breath {...block} />;
  }
}
