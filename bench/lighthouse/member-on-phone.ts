import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { startCopy } from '../copies/copy.ts';
import { signUp } from './member.ts';
import { freePort, openPhone, type Phone } from './phone.ts';

export interface MemberOnPhone {
  origin: string;
  dataDir: string;
  /** As the app keeps it. */
  session: object;
  /** Opens the browser with the member signed in: a page of 360 × 740, as fast as the machine is yet. */
  open(this: void): Promise<{ page: Page; devtools: CDPSession }>;
}

/** Measures with somebody signed in on a server and a phone of their own; both are gone afterwards. */
export async function memberOnPhone(
  bench: string,
  measure: (member: MemberOnPhone) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), `remanso-${bench}-`));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = startCopy(dataDir, port, { SITE_URL: origin });
  let phone: Phone | undefined;
  try {
    if ((await server.ready) === undefined) throw new Error(server.said());
    const session = await signUp(origin, dataDir);
    const open = async () => {
      phone = await openPhone(origin, session);
      const page = await phone.context.newPage();
      await page.setViewportSize({ width: 360, height: 740 });
      return { page, devtools: await phone.context.newCDPSession(page) };
    };
    await measure({ origin, dataDir, session, open });
  } finally {
    await phone?.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
