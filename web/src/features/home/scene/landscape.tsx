import type { ReactNode } from 'react';

/**
 * Sky, hills, river and banks on a 1440 × 620 sheet whose middle is what a phone shows.
 * `children` float between the far and the near water.
 */
export function Landscape({ children }: { children: ReactNode }) {
  return (
    <>
      <Sky />
      <Hills />
      <path className="tinted" d="M0 300h1440v320H0Z" fill="var(--water)" />
      <path d="M0 300h1440v14c-240 8-420-6-720-2s-520 8-720 0Z" fill="var(--mid)" opacity=".45" />
      <FarWater />
      <g className="near">
        {children}
        <NearWater />
      </g>
      <Banks />
    </>
  );
}

function Sky() {
  return (
    <>
      <path d="M0 0h1440v310H0Z" fill="var(--sky)" />
      <path d="M0 196c260-44 520-58 760-50s470 22 680 8v160H0Z" fill="var(--glow)" />
      <g className="stars" fill="var(--disc)">
        <circle cx="590" cy="70" r="2" />
        <circle cx="652" cy="34" r="1.5" />
        <circle cx="742" cy="22" r="2" />
        <circle cx="860" cy="60" r="1.5" />
        <circle cx="905" cy="110" r="2" />
        <circle cx="560" cy="150" r="1.5" />
        <circle cx="380" cy="80" r="2" />
        <circle cx="240" cy="130" r="1.5" />
        <circle cx="1060" cy="50" r="2" />
        <circle cx="1210" cy="120" r="1.5" />
        <circle cx="1330" cy="60" r="2" />
        <circle cx="110" cy="50" r="2" />
      </g>
      <circle className="disc" cx="838" cy="212" r="40" fill="var(--disc)" />
    </>
  );
}

function Hills() {
  return (
    <>
      <path
        d="M0 262c90-26 190-52 300-44 90 6 150 34 240 30 100-4 160-46 270-42 110 4 170 44 280 40 130-4 210-44 350-34v100H0Z"
        fill="var(--far)"
      />
      <path
        d="M0 290c120-24 230-34 350-22 90 9 140 24 240 20 120-4 190-30 320-26 120 4 190 28 300 22 90-4 160-20 230-22v46H0Z"
        fill="var(--mid)"
      />
      <path
        d="M566 290c-7-18-8-38-1-58 7 18 9 40 3 58M590 290c-5-13-6-29-1-44 6 13 7 30 2 44M548 290c-4-10-4-22 0-32 4 10 5 22 2 32M905 290c-6-15-7-33-1-50 6 15 8 34 3 50M926 290c-4-10-5-24 0-36 4 10 5 25 2 36M330 290c-7-18-8-36-1-54 7 18 9 36 3 54M1130 290c-7-16-8-36-1-54 7 17 9 38 3 54M1152 290c-4-11-5-26 0-38 5 11 6 27 2 38"
        fill="var(--near)"
      />
      <path
        d="M0 304c100-14 220-16 330-10 130 7 180 14 300 10s190-14 320-10c140 4 210 14 310 8 70-4 130-8 180-6v14H0Z"
        fill="var(--near)"
      />
    </>
  );
}

function FarWater() {
  return (
    <g stroke="var(--ripple)" strokeWidth="3">
      <g className="drift">
        <path
          className="glint"
          d="M806 326h62M820 340h36M798 356h40M836 372h28"
          stroke="var(--disc)"
          strokeWidth="4"
        />
        <path d="M560 336h46M640 350h30M930 346h50M420 340h60M1080 330h70M250 356h40" />
      </g>
      <g className="drift-back">
        <path d="M542 384h40M884 392h54M330 392h70M1060 384h60M150 380h50M1250 390h60" />
      </g>
    </g>
  );
}

function NearWater() {
  return (
    <>
      <path
        className="tinted"
        d="M0 436c120-10 220 8 340 4 90-3 150-12 240-8 40 2 70 8 140 8s110-8 160-8c110 0 160 14 270 10 110-5 190-14 290-8v260H0Z"
        fill="var(--deep)"
      />
      <g className="state state-bright" stroke="var(--disc)" strokeWidth="4">
        <path d="M586 498h54M792 490h66M690 524h96M430 512h70M960 508h70M250 500h60M1130 516h84M600 558h40M806 566h78M350 560h44M1010 570h50" />
        <path d="M560 404v14M553 411h14M884 398v16M876 406h16M470 452v14M463 459h14M980 446v14M973 453h14" />
      </g>
      <g className="drift" stroke="var(--ripple)" strokeWidth="3">
        <path d="M612 452c30 8 68 10 108 10s78-2 108-10M640 472c26 5 52 6 80 6s54-1 80-6" />
        <g className="state state-calm">
          <path d="M560 506h74M806 512h70M664 532h112M420 500h90M960 504h90M230 520h110M1130 524h110M560 566h60M830 574h64" />
        </g>
        <g className="state state-waves">
          <path d="M546 508c14-14 28-14 40 0s26 14 40 0M800 514c14-14 28-14 40 0s26 14 40 0M660 538c14-14 28-14 40 0s26 14 40 0 26-14 40 0M420 502c14-14 28-14 40 0s26 14 40 0M960 506c14-14 28-14 40 0s26 14 40 0M230 524c14-14 28-14 40 0s26 14 40 0M1130 524c14-14 28-14 40 0s26 14 40 0M556 578c14-14 28-14 40 0s26 14 40 0M820 582c14-14 28-14 40 0s26 14 40 0" />
        </g>
        <g className="state state-low" opacity=".7">
          <path d="M600 520h40M818 540h34" />
        </g>
        <g className="state state-flood" strokeWidth="4">
          <path d="M536 500c20-26 44-26 56-6 6 12-10 18-16 8M640 512c20-26 44-26 56-6 6 12-10 18-16 8M790 500c20-26 44-26 56-6 6 12-10 18-16 8M880 524c20-26 44-26 56-6 6 12-10 18-16 8M420 506c20-26 44-26 56-6 6 12-10 18-16 8M1000 506c20-26 44-26 56-6 6 12-10 18-16 8M250 520c20-26 44-26 56-6 6 12-10 18-16 8M1160 520c20-26 44-26 56-6 6 12-10 18-16 8M560 572c20-26 44-26 56-6M700 560c20-26 44-26 56-6M830 580c20-26 44-26 56-6" />
        </g>
      </g>
    </>
  );
}

/** Reeds and worn stones at both edges of what a phone shows, and further out for wide screens. */
function Banks() {
  const reeds = (
    <g stroke="var(--bank)" strokeWidth="4">
      <path d="M10 620c0-60 6-110 20-160M34 620c-2-50 4-110 24-170M56 620c0-40 8-80 26-116M-14 620c0-40-4-90-14-126" />
      <path d="M30 458c2-10 4-18 7-28M58 448c3-10 6-18 10-26" strokeWidth="10" />
    </g>
  );
  return (
    <>
      <path
        d="M0 620v-96c70-18 150-10 210 18 60 30 130 40 170 78ZM1440 620v-110c-80-14-170 0-230 34-50 28-90 40-120 76Z"
        fill="var(--near)"
      />
      <g transform="translate(190 -10)">{reeds}</g>
      <g transform="translate(1240 -26)">{reeds}</g>
      <g fill="var(--far)" stroke="var(--bank)" strokeWidth="3">
        <path d="M300 602c0-20 22-34 52-34s54 14 54 34-20 26-54 26-52-8-52-26Z" />
        <path d="M1040 606c0-16 20-28 46-28s48 12 48 28-18 22-48 22-46-6-46-22Z" />
      </g>
    </>
  );
}
