import titleFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';

const TONES = ['fill', 'stroke'] as const;

/**
 * A drawing of this page as a document of its own: colours and letters, which come from the page's
 * styles, are written out, since a picture knows nothing of the page it came from.
 */
export async function standaloneSvg(
  drawing: SVGSVGElement,
  size: { width: number; height: number },
): Promise<string> {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('not a drawing');
  const parts = copy.querySelectorAll('*');
  for (const [index, original] of drawing.querySelectorAll('*').entries()) {
    const part = parts[index];
    if (part) writeOut(original, part);
  }
  copy.removeAttribute('style');
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(size.width));
  copy.setAttribute('height', String(size.height));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await letters();
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

function writeOut(original: Element, part: Element): void {
  const computed = getComputedStyle(original);
  for (const tone of TONES) {
    if (part.getAttribute(tone)?.includes('var(')) {
      part.setAttribute(tone, computed.getPropertyValue(tone));
    }
  }
  part.removeAttribute('class');
  part.removeAttribute('style');
}

/** The face of titles, inside of the picture; where it cannot be had, the system's own. */
async function letters(): Promise<string> {
  const family = 'text{font-family:Fraunces,Georgia,"Times New Roman",serif}';
  try {
    const blob = await (await fetch(titleFont)).blob();
    const address = await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        if (typeof reader.result === 'string') resolve(reader.result);
      });
      reader.addEventListener('error', () => reject(new Error('the face could not be read')));
      reader.readAsDataURL(blob);
    });
    return `@font-face{font-family:Fraunces;font-weight:100 900;src:url("${address}") format("woff2")}${family}`;
  } catch {
    return family;
  }
}
