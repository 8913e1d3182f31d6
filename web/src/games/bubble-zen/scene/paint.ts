import type { Pen } from '../../kit/arcade-loop/pen.ts';

const TAU = Math.PI * 2;
/** Sprites are painted at this half-size and scaled when they are put down. */
export const SPRITE_REACH = 46;
const RADIUS = 34;

/** A bubble at rest: a skin, a line, and the light from above on it. */
export function paintBubble(pen: Pen) {
  return (context: CanvasRenderingContext2D) => {
    disc(context, RADIUS, pen.colour('--skin'));
    ring(context, RADIUS, 2.2, pen.colour('--skin-line'));
    glint(context, pen.colour('--glint'));
  };
}

/** A bubble whose moment it is: gold, and a ring of dots around it for eyes that do not tell gold. */
export function paintRipe(pen: Pen) {
  return (context: CanvasRenderingContext2D) => {
    disc(context, RADIUS, pen.colour('--ripe'));
    ring(context, RADIUS, 2.4, pen.colour('--ripe-line'));
    glint(context, pen.colour('--glint'));
    context.beginPath();
    context.arc(0, 0, 41, 0, TAU);
    context.lineWidth = 3;
    context.lineCap = 'round';
    // Sixteen dots: a line of no length, round at both ends.
    context.setLineDash([0.01, (TAU * 41) / 16 - 0.01]);
    context.strokeStyle = pen.colour('--ripe-line');
    context.stroke();
  };
}

/** A note that was let out, lying on the ground. */
export function paintPearl(pen: Pen, lit: boolean) {
  return (context: CanvasRenderingContext2D) => {
    disc(context, 30, pen.colour(lit ? '--ripe' : '--skin'));
    ring(context, 30, 7, pen.colour(lit ? '--ripe-line' : '--skin-line'));
  };
}

function disc(context: CanvasRenderingContext2D, radius: number, colour: string) {
  context.beginPath();
  context.arc(0, 0, radius, 0, TAU);
  context.fillStyle = colour;
  context.fill();
}

function ring(context: CanvasRenderingContext2D, radius: number, width: number, colour: string) {
  context.beginPath();
  context.arc(0, 0, radius, 0, TAU);
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
}

function glint(context: CanvasRenderingContext2D, colour: string) {
  context.beginPath();
  context.arc(0, 0, RADIUS - 8, Math.PI * 1.08, Math.PI * 1.42);
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.strokeStyle = colour;
  context.stroke();
}
