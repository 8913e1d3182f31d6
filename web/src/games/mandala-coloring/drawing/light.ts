type Three = readonly [number, number, number];

const WHITE: Three = [255, 255, 255];
const NIGHT: Three = [22, 32, 52];

function channels(hex: string): Three {
  const at = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16);
  return [at(1), at(3), at(5)];
}

function hexOf(parts: Three): string {
  const digits = parts.map((value) => Math.round(value).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

function mixed(hex: string, other: Three, share: number): string {
  const [red, green, blue] = channels(hex);
  const mix = (one: number, two: number) => one * (1 - share) + two * share;
  return hexOf([mix(red, other[0]), mix(green, other[1]), mix(blue, other[2])]);
}

/** What is drawn on a colour: lighter on dark ones, darker on light ones. */
export function onTop(hex: string): string {
  const [red, green, blue] = channels(hex);
  const isLight = red * 0.3 + green * 0.59 + blue * 0.11 > 140;
  return isLight ? mixed(hex, NIGHT, 0.42) : mixed(hex, WHITE, 0.5);
}

/** What a dark colour may gain when it is lit, so that it does not turn grey. */
const MOST_CHROMA = 0.1;
const MOST_GAIN = 2;

/**
 * The same colour lit by this much, or, below 0, a little deeper. Hue and chroma are kept as the eye
 * sees them (OKLab): only dark colours, which have little chroma, gain some.
 */
export function lit(hex: string, by: number): string {
  const [light, a, b] = toOklab(channels(hex));
  const wanted = by > 0 ? light + (1 - light) * by : light * (1 + by);
  const chroma = Math.hypot(a, b);
  const gain = by > 0 ? Math.min(MOST_GAIN, wanted / light) : 1;
  const grown = Math.max(chroma, Math.min(MOST_CHROMA, chroma * gain));
  // What no screen shows is paler instead of another hue.
  for (let share = chroma > 0 ? grown / chroma : 1; share > 0.05; share *= 0.96) {
    const parts = fromOklab([wanted, a * share, b * share]);
    if (parts.every((value) => value > -0.5 && value < 255.5)) return hexOf(parts);
  }
  const grey = Math.min(255, Math.max(0, fromOklab([wanted, 0, 0])[0]));
  return hexOf([grey, grey, grey]);
}

/** https://bottosson.github.io/posts/oklab/ */
function toOklab(parts: Three): Three {
  const linear = (value: number) =>
    value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const [red, green, blue] = [linear(parts[0]), linear(parts[1]), linear(parts[2])];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([light, a, b]: Three): Three {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (value: number) =>
    255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
  return [
    shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
