import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { CLOSENESS } from '#domain/support/contact.ts';
import type { Contact } from '../contacts/contact.ts';
import { CLOSENESS_TEXTS, NETWORK_TEXTS } from '../texts.ts';
import { OUTLINE, type Place, placeAfterKey, placeAt, pointOf, SIDE } from './ring-geometry.ts';

const CENTRE = SIDE / 2;
const FILLS = { far: 'var(--surface-2)', middle: 'var(--surface)', close: 'var(--primary-soft)' };
/** Below somebody at the very bottom stands the name. */
const NAME_ROOM = 16;
const HALF_LETTER = 3.6;
/** A finger that moved less than this meant to open, not to drag. */
const STILL = 6;

interface CircleMapProps {
  contacts: readonly Contact[];
  onMove: (contact: Contact, place: Place) => void;
  onOpen: (contact: Contact) => void;
}

/** The map of contacts by closeness. The list beside it offers the same as text. */
export function CircleMap({ contacts, onMove, onOpen }: CircleMapProps) {
  const picture = useRef<SVGSVGElement>(null);
  const [news, setNews] = useState('');

  function move(contact: Contact, place: Place) {
    onMove(contact, place);
    setNews(NETWORK_TEXTS.moved(contact.name, CLOSENESS_TEXTS[place.closeness].title));
  }

  return (
    <figure aria-label={NETWORK_TEXTS.map}>
      <svg
        ref={picture}
        viewBox={`0 0 ${SIDE} ${SIDE + NAME_ROOM}`}
        className="mx-auto w-full max-w-md touch-pan-y select-none"
      >
        {CLOSENESS.toReversed().map((ring) => (
          <g key={ring} aria-hidden="true">
            <circle
              cx={CENTRE}
              cy={CENTRE}
              r={OUTLINE[ring]}
              fill={FILLS[ring]}
              stroke="var(--line)"
              strokeWidth="1.5"
            />
            <text
              x={CENTRE}
              y={CENTRE - OUTLINE[ring] + 16}
              textAnchor="middle"
              fontSize="13"
              fill="var(--ink-soft)"
            >
              {CLOSENESS_TEXTS[ring].title}
            </text>
          </g>
        ))}
        <g aria-hidden="true">
          <circle cx={CENTRE} cy={CENTRE} r="24" fill="var(--primary)" />
          <text
            x={CENTRE}
            y={CENTRE + 5}
            textAnchor="middle"
            fontSize="14"
            fontWeight="600"
            fill="var(--primary-ink)"
          >
            {NETWORK_TEXTS.you}
          </text>
        </g>
        {contacts.map((contact) => (
          <Dot
            key={contact.id}
            contact={contact}
            picture={picture}
            onMove={(place) => move(contact, place)}
            onOpen={() => onOpen(contact)}
          />
        ))}
      </svg>
      <figcaption className="mt-2 text-center text-sm text-ink-soft">
        {NETWORK_TEXTS.mapHint}
      </figcaption>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </figure>
  );
}

interface DotProps {
  contact: Contact;
  picture: RefObject<SVGSVGElement | null>;
  onMove: (place: Place) => void;
  onOpen: () => void;
}

function Dot({ contact, picture, onMove, onOpen }: DotProps) {
  const [dragged, setDragged] = useState<{ x: number; y: number } | null>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const { x, y } = dragged ?? pointOf(contact);
  const name = shortName(contact.name);

  function pointIn(event: PointerEvent) {
    const box = picture.current?.getBoundingClientRect();
    if (!box) return null;
    const scale = SIDE / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  }

  function onPointerDown(event: PointerEvent<SVGGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY };
  }

  function onPointerMove(event: PointerEvent) {
    const from = start.current;
    if (!from) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) >= STILL;
    if (far || dragged) setDragged(pointIn(event));
  }

  function onPointerUp() {
    if (!start.current) return;
    start.current = null;
    setDragged(null);
    if (dragged) onMove(placeAt(dragged.x, dragged.y));
    else onOpen();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen();
      return;
    }
    const place = placeAfterKey(contact, event.key);
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (place) onMove(place);
  }

  return (
    <g
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no button of its own
      role="button"
      tabIndex={0}
      aria-label={NETWORK_TEXTS.dot(contact.name, CLOSENESS_TEXTS[contact.closeness].title)}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      className="group cursor-grab touch-none outline-none active:cursor-grabbing"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        start.current = null;
        setDragged(null);
      }}
      onKeyDown={onKeyDown}
    >
      <circle r="22" fill="transparent" />
      <circle
        r="19"
        className="stroke-ink-soft group-focus-visible:stroke-primary"
        strokeWidth="1.5"
        fill="var(--page)"
      />
      <circle
        r="22"
        fill="none"
        strokeWidth="2.5"
        className="stroke-transparent group-focus-visible:stroke-primary"
      />
      <text textAnchor="middle" y="5" fontSize="14" fontWeight="600" fill="var(--ink)">
        {initials(contact.name)}
      </text>
      <text
        textAnchor="middle"
        x={(inside(x, name.length * HALF_LETTER) - x).toFixed(1)}
        y="33"
        fontSize="13"
        fill="var(--ink)"
        stroke={FILLS[placeAt(x, y).closeness]}
        strokeWidth="3"
        paintOrder="stroke"
      >
        {name}
      </text>
    </g>
  );
}

/** Where a name of this half width is whole within the picture. */
function inside(x: number, half: number): number {
  return Math.min(SIDE - half, Math.max(half, x));
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0].toLocaleUpperCase('es') ?? '')
    .join('');
}

const LONGEST_NAME = 13;
/** "Tía" alone names nobody. */
const SHORTEST_NAME = 4;

function shortName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const first = name.split(/\s+/)[0] ?? '';
  const isEnough = first.length >= SHORTEST_NAME && first.length <= LONGEST_NAME;
  return isEnough ? first : `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
}
