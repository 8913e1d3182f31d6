/** Sun or moon, and stars at night. */
export function Sky({ hour, veiled }: { hour: 'dawn' | 'day' | 'night'; veiled: boolean }) {
  if (hour === 'night') {
    return (
      <>
        <path
          d="M30 24h.1M60 44h.1M118 18h.1M150 46h.1M186 22h.1M214 50h.1M246 16h.1M292 40h.1M20 66h.1M276 72h.1"
          stroke="var(--foam)"
          strokeWidth="2.4"
        />
        {!veiled && (
          <path d="M92 26a19 19 0 1 0 15 29A16 16 0 0 1 92 26Z" fill="var(--light)" stroke="none" />
        )}
      </>
    );
  }
  if (veiled) return null;
  return (
    <circle
      cx="92"
      cy={hour === 'dawn' ? 88 : 44}
      r={hour === 'dawn' ? 24 : 17}
      fill="var(--light)"
      stroke="none"
    />
  );
}

/** A heart is no thing in a landscape: it is drawn as the light itself, in rings that breathe. */
export function HeartRings({ low }: { low: boolean }) {
  const y = low ? 88 : 44;
  return (
    <g stroke="var(--light)" className="widens">
      <circle cx="95" cy={y} r="31" />
      <circle cx="95" cy={y} r="42" opacity="0.7" />
      <circle cx="95" cy={y} r="53" opacity="0.45" />
    </g>
  );
}

/** A bank of cloud over the hills, and the light that goes through it. */
export function Thunder() {
  return (
    <g>
      <ellipse
        cx="252"
        cy="58"
        rx="64"
        ry="30"
        fill="var(--light)"
        stroke="none"
        fillOpacity="0.2"
        className="glows late"
      />
      <path d="m256 62-11 16h12l-10 20" stroke="var(--light)" strokeWidth="2.6" className="glows" />
      <path
        d="M206 66c-9 0-15-6-15-13s6-13 14-13c1-11 10-19 22-19 10 0 18 6 21 14 4-4 9-6 15-6 11 0 20 8 21 18 10 0 17 5 17 11s-6 10-14 10c-20 3-60 2-81-2Z"
        fill="var(--cloud)"
      />
      <path d="M214 48c4-3 9-3 13 0M250 40c4-4 10-5 15-2" />
    </g>
  );
}

/** Clouds near by, and the strokes of the rain before everything. */
export function RainCloud() {
  return (
    <path
      d="M40 44c-9 0-16-5-16-12s7-12 15-12c3-8 11-12 20-12 11 0 19 6 22 14 3-2 7-3 11-3 9 0 17 6 17 13s-7 12-17 12Z"
      fill="var(--cloud)"
    />
  );
}

export function RainStrokes({ heavy }: { heavy: boolean }) {
  return (
    <g stroke="var(--drop)" strokeWidth="1.4" className="falls">
      {/* One stretch over another: when it has fallen by one, it begins anew and nothing jumps. */}
      {[-1, 0, 1].map((stretch) => (
        <g key={stretch} transform={`translate(${stretch * -10} ${stretch * 90})`}>
          <path d="m20 14-2 10M64 2l-2 10M110 20l-2 10M156 4l-2 10M202 18l-2 10M248 2l-2 10M294 16l-2 10M336 6l-2 10M42 58l-2 10M88 48l-2 10M134 64l-2 10M180 50l-2 10M226 62l-2 10M272 52l-2 10M318 60l-2 10" />
          {heavy && (
            <path d="m42 26-3 14M132 32l-3 14M178 26l-3 14M226 34l-3 14M272 22l-3 14M316 30l-3 14M16 72l-3 14M66 76l-3 14M110 70l-3 14M204 74l-3 14M250 78l-3 14M294 72l-3 14" />
          )}
        </g>
      ))}
    </g>
  );
}

/** Lines of air. */
export function Wind() {
  return (
    <g stroke="var(--drop)" className="flows">
      <path d="M150 70c22-8 46-6 60 0 12 5 20-1 18-7s-11-6-12 0" />
      <path d="M128 84c28-6 60-6 92 0 20 4 36 2 46-4" />
      <path d="M182 98c16-4 34-3 50 1" />
    </g>
  );
}
