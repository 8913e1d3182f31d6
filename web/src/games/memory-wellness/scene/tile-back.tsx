/** The painted side of a tile: a flower in the middle, and quarters of rings that its neighbours go on with. */
export function TileBack({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 60 60"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <g fill="none" stroke="var(--cobalt)" strokeWidth="2.4">
        <path d="M19 0A19 19 0 0 1 0 19M41 0A19 19 0 0 0 60 19M0 41A19 19 0 0 1 19 60M60 41A19 19 0 0 0 41 60" />
      </g>
      <g fill="none" stroke="var(--cobalt-soft)" strokeWidth="2">
        <path d="M11 0A11 11 0 0 1 0 11M49 0A11 11 0 0 0 60 11M0 49A11 11 0 0 1 11 60M60 49A11 11 0 0 0 49 60" />
      </g>
      <g fill="var(--cobalt)">
        {[0, 90, 180, 270].map((turn) => (
          <path
            key={turn}
            d="M30 28C24 22 25 14 30 9 35 14 36 22 30 28Z"
            transform={`rotate(${turn} 30 30)`}
          />
        ))}
      </g>
      <g fill="none" stroke="var(--leaf)" strokeWidth="2" strokeLinecap="round">
        {[45, 135, 225, 315].map((turn) => (
          <path key={turn} d="M30 26V15" transform={`rotate(${turn} 30 30)`} />
        ))}
      </g>
      <circle cx="30" cy="30" r="4.2" fill="var(--ochre)" />
    </svg>
  );
}
