import type { Pen } from '../../kit/arcade-loop/pen.ts';
import { type BreathNow, breathNow, codaMs, guideOf } from '../pace.ts';
import { type Bubble, type BubblesState, codaMelody, isCarried, isRipe } from '../rules.ts';
import { ANSWER_NOTES, answerStep, blownReach, POP_MS } from '../free.ts';
import { CODA_STEP_MS } from '../melody.ts';
import { reachOf } from '../shapes.ts';
import { placeOf, stillPlaceOf } from './bubble-places.ts';
import { paintBubble, paintPearl, paintRipe, SPRITE_REACH } from './paint.ts';
import { drawRipples, type Ripples, rock } from './ripples.ts';

const TAU = Math.PI * 2;
const GROWN = 34;
/** Before it ripens, a line closes around it for this long: the hand sees its moment come. */
const COMING_MS = 1400;
const DROPLETS = 6;
const ECHO_MS = 1100;
/** Where the lowest note lies; higher where buttons stand below. */
const GROUND = 508;
const FREE_GROUND = 448;

interface Look {
  still: boolean;
  quiet: boolean;
  ripples: Ripples;
}

/** What is the same for everything that one frame draws. */
interface Moment {
  now: number;
  aheadMs: number;
  look: Look;
  breath: BreathNow;
  guide: ReturnType<typeof guideOf>;
}

/** Everything that moves in the pond, as it is `aheadMs` after the state. */
export function drawPond(pen: Pen, state: BubblesState, aheadMs: number, look: Look): void {
  const now = state.elapsedMs + aheadMs;
  const moment = {
    now,
    aheadMs,
    look,
    breath: breathNow({ ...state, elapsedMs: now }),
    guide: guideOf(state),
  };
  drawBreath(pen, moment);
  for (const bubble of state.bubbles) {
    if (bubble.poppedMs === null) drawBubble(pen, state, bubble, moment);
    else drawPop(pen, state, bubble, moment);
  }
  drawBlowing(pen, state, now);
  drawEcho(pen, state, now, look);
  drawRipples(pen, look.ripples, now, look.still);
  drawMelody(pen, state, aheadMs);
}

/** One large circle behind it all: wide when the air is in, small when it is out. */
function drawBreath(pen: Pen, { breath, guide, look: { still } }: Moment) {
  const { kind, progress } = breath;
  const { words, light } = guide;
  if (kind === 'free' || kind === 'coda' || kind === 'settle' || words === 0) return;
  const air = (1 - Math.cos(Math.PI * (kind === 'in' ? progress : 1 - progress))) / 2;
  const { context } = pen;
  context.globalAlpha = Math.max(light, words * 0.5) * (still ? 0.3 + air * 0.7 : 1);
  context.beginPath();
  context.arc(180, 258, still ? 150 : 84 + air * 82, 0, TAU);
  context.fillStyle = pen.colour('--breath');
  context.fill();
  context.globalAlpha = 1;
}

function drawBubble(pen: Pen, state: BubblesState, bubble: Bubble, moment: Moment) {
  const { aheadMs, now, look } = moment;
  const place = look.still ? stillPlaceOf(bubble) : placeOf(state, bubble, aheadMs);
  if (!look.still) rock(place, look.ripples, now);
  const { x, y } = place;
  const { light } = moment.guide;
  const grown = grownAt(state, bubble, moment);
  const size = (reachOf(bubble) / GROWN) * (look.still ? 1 : 0.25 + 0.75 * grown);
  const gold = state.mode === 'rhythm' && isRipe(state, bubble) ? light : 0;
  const alpha = look.still ? 0.35 + grown * 0.65 : 1;
  if (gold < 1) pen.stamp('bubble', SPRITE_REACH, paintBubble(pen), { x, y, size, alpha });
  if (gold > 0) pen.stamp('ripe', SPRITE_REACH, paintRipe(pen), { x, y, size, alpha: gold });
  const coming = 1 - (bubble.ripeMs - now) / COMING_MS;
  if (state.mode === 'rhythm' && gold === 0 && coming > 0 && light > 0) {
    const { context } = pen;
    context.beginPath();
    context.arc(x, y, GROWN * size + 5, -TAU / 4, -TAU / 4 + TAU * Math.min(1, coming));
    context.lineWidth = 3;
    context.lineCap = 'round';
    context.strokeStyle = pen.colour('--ripe-line');
    context.globalAlpha = light;
    context.stroke();
    context.globalAlpha = 1;
  }
}

/** 0–1: it grows while the air goes in, or for a moment in the free game. */
function grownAt(state: BubblesState, bubble: Bubble, { now, breath }: Moment): number {
  if (bubble.blown) return 1;
  if (state.mode === 'free') return Math.min(1, Math.max(0, (now - bubble.bornMs) / 1600));
  const { kind, progress } = breath;
  return kind === 'in' ? (1 - Math.cos(Math.PI * progress)) / 2 : 1;
}

/** What a hand is blowing, for as long as it does. */
function drawBlowing(pen: Pen, { blowing }: BubblesState, now: number) {
  if (!blowing) return;
  const { x, y, sinceMs } = blowing;
  const size = blownReach(now - sinceMs) / GROWN;
  pen.stamp('bubble', SPRITE_REACH, paintBubble(pen), { x, y, size });
}

/** What is left of a bubble: a ring that goes wide, and drops that rise. */
function drawPop(pen: Pen, state: BubblesState, bubble: Bubble, { now, look }: Moment) {
  const age = now - (bubble.poppedMs ?? now);
  if (age > POP_MS) return;
  const { still, quiet } = look;
  const { x, y } = still ? bubble : placeOf(state, bubble, 0);
  const gone = age / POP_MS;
  const { context } = pen;
  const reach = reachOf(bubble);
  context.globalAlpha = (1 - gone) ** 1.5;
  context.strokeStyle = pen.colour('--ripe-line');
  context.fillStyle = pen.colour('--ripe');
  context.lineWidth = 2.5;
  context.beginPath();
  context.arc(x, y, still ? reach : reach + 30 * (1 - (1 - gone) ** 3), 0, TAU);
  context.stroke();
  if (isCarried(state) && !still) {
    // The wave that pushes the others.
    context.lineWidth = 4 * (1 - gone) + 1;
    context.beginPath();
    context.arc(x, y, reach + 96 * (1 - (1 - gone) ** 2), 0, TAU);
    context.stroke();
  }
  const drops = still || quiet ? 0 : DROPLETS;
  for (let drop = 0; drop < drops; drop += 1) {
    const angle = (drop / DROPLETS) * TAU + bubble.id;
    const far = reach * 0.5 + 34 * (1 - (1 - gone) ** 2);
    context.beginPath();
    context.arc(
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far - gone * 16,
      4.5 * (1 - gone) + 1,
      0,
      TAU,
    );
    context.fill();
  }
  context.globalAlpha = 1;
}

/** Every note that was let out lies on the ground as a pearl, high notes higher: the melody, drawn. */
function drawMelody(pen: Pen, state: BubblesState, aheadMs: number) {
  const notes = codaMelody(state);
  if (notes.length === 0) return;
  const ground = state.mode === 'free' ? FREE_GROUND : GROUND;
  const coda = breathNow(state).kind === 'coda';
  const sounding = coda
    ? Math.floor((codaMs(state) + aheadMs) / CODA_STEP_MS)
    : answered(state, notes.length, state.elapsedMs + aheadMs);
  const gap = Math.min(17, 316 / Math.max(1, notes.length - 1));
  const left = 180 - ((notes.length - 1) * gap) / 2;
  for (const [at, degree] of notes.entries()) {
    const lit = coda ? at <= sounding : at === (sounding < 0 ? notes.length - 1 : sounding);
    pen.stamp(lit ? 'pearl-lit' : 'pearl', SPRITE_REACH, paintPearl(pen, lit), {
      x: left + at * gap,
      y: ground - degree * 6,
      size: at === sounding ? 0.3 : 0.2,
    });
  }
}

/** The water answers for eyes, too: a ring of gold where each of those bubbles was. */
function drawEcho(pen: Pen, { answer }: BubblesState, now: number, { still }: Look) {
  if (!answer) return;
  const { context } = pen;
  context.strokeStyle = pen.colour('--ripe-line');
  context.lineWidth = 3;
  for (const [at, { x, y }] of answer.places.entries()) {
    const gone = (now - answer.sinceMs - at * CODA_STEP_MS) / ECHO_MS;
    if (gone < 0 || gone > 1) continue;
    context.globalAlpha = 1 - gone;
    context.beginPath();
    context.arc(x, y, still ? 26 : 12 + 30 * (1 - (1 - gone) ** 2), 0, TAU);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** Which of the notes on the ground the water plays back; what was let out since lies after them. */
function answered(state: BubblesState, shown: number, now: number): number {
  const step = answerStep(state, now);
  if (!state.answer || step < 0) return -1;
  return shown - ANSWER_NOTES - (state.pops - state.answeredPops) + step;
}
