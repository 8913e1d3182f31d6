const FIRST_DELAY_MS = 200;

/** Does it once, and up to three times more where it fails; each time after twice as long. */
export async function retried<T>(work: () => Promise<T>, retries = 3): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      return await work();
    } catch (error) {
      if (failures === retries) throw error;
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await new Promise((done) => setTimeout(done, FIRST_DELAY_MS * 2 ** failures));
    }
  }
}
