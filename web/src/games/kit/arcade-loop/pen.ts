/** Draws a picture once, with its middle at 0, 0. */
type Paint = (context: CanvasRenderingContext2D) => void;

interface Sprite {
  image: HTMLCanvasElement;
  reach: number;
}

/**
 * What a game draws with. The context is in world units. Pictures that look the same again and again
 * are painted once and kept (a pool of sprites): a frame then only puts them in their places.
 */
export class Pen {
  readonly context: CanvasRenderingContext2D;
  private readonly host: HTMLElement;
  private readonly sprites = new Map<string, Sprite>();
  private readonly colours = new Map<string, string>();
  /** Device pixels a world unit. */
  private density = 1;

  constructor(context: CanvasRenderingContext2D, host: HTMLElement) {
    this.context = context;
    this.host = host;
  }

  /** Another size or other colours: everything is painted anew when it is next needed. */
  refresh(density: number): void {
    this.density = density;
    this.sprites.clear();
    this.colours.clear();
  }

  /** A colour of the theme as the canvas understands it; `light-dark()` and all that is resolved. */
  colour(name: `--${string}`): string {
    const known = this.colours.get(name);
    if (known !== undefined) return known;
    this.host.style.color = `var(${name})`;
    const colour = getComputedStyle(this.host).color;
    this.host.style.color = '';
    this.colours.set(name, colour);
    return colour;
  }

  /** Puts a picture of half-size `reach` at a place, painting it if this is the first time. */
  stamp(
    key: string,
    reach: number,
    paint: Paint,
    { x, y, size = 1, alpha = 1 }: { x: number; y: number; size?: number; alpha?: number },
  ): void {
    let sprite = this.sprites.get(key);
    if (!sprite) {
      sprite = this.paintSprite(reach, paint);
      this.sprites.set(key, sprite);
    }
    const half = sprite.reach * size;
    this.context.globalAlpha = alpha;
    // A picture is painted at its size and put down a little smaller: only where it gets much smaller
    // would points be left out, and only there is it worth what it costs.
    this.context.imageSmoothingQuality = size < 0.5 ? 'high' : 'low';
    this.context.drawImage(sprite.image, x - half, y - half, half * 2, half * 2);
    this.context.globalAlpha = 1;
  }

  private paintSprite(reach: number, paint: Paint): Sprite {
    const image = document.createElement('canvas');
    const side = Math.max(2, Math.ceil(reach * 2 * this.density));
    image.width = side;
    image.height = side;
    const context = image.getContext('2d');
    if (context) {
      context.scale(side / (reach * 2), side / (reach * 2));
      context.translate(reach, reach);
      paint(context);
    }
    return { image, reach };
  }
}
