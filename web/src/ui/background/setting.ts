/**
 * What is drawn: the background setting of docs/specification.md §3 as far as a drawing looks at it.
 * Names that nobody can draw give the ground alone.
 */
export interface DrawnSetting {
  type: string;
  data: {
    gradient?: string | undefined;
    pattern?: string | undefined;
    texture?: string | undefined;
    animation?: string | undefined;
    particles?: string | undefined;
    particleCount?: number | undefined;
    /** In px. */
    gridSize?: number | undefined;
    /** 0 to 1: how much of the ground's tone lies over the drawing. */
    overlay?: number | undefined;
  };
}

export type Mode = 'light' | 'dark';
