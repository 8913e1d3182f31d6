/** As WebDriver names an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The few calls of the WebDriver protocol (W3C) that the main path needs. */
export interface WebDriverSession {
  capabilities: { browserName: string; browserVersion: string };
  post: (path: string, body: object) => Promise<unknown>;
  /** @returns its id */
  find: (selector: string) => Promise<string>;
  end: () => Promise<void>;
}

export const elementOf = (id: string) => ({ [ELEMENT]: id });

/** @param driver its address, without a slash at the end */
export async function startSession(driver: string, wanted: object): Promise<WebDriverSession> {
  const begun = await call(driver, 'POST', '/session', { capabilities: { alwaysMatch: wanted } });
  const { sessionId, capabilities } = begun as {
    sessionId: string;
    capabilities: WebDriverSession['capabilities'];
  };
  const post = async (path: string, body: object) =>
    await call(driver, 'POST', `/session/${sessionId}${path}`, body);
  return {
    capabilities,
    post,
    find: async (selector) => {
      const found = await post('/element', { using: 'css selector', value: selector });
      return (found as Record<string, string>)[ELEMENT] ?? '';
    },
    end: async () => {
      await call(driver, 'DELETE', `/session/${sessionId}`);
    },
  };
}

/** @throws what the driver says went wrong */
async function call(driver: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(driver + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
  return value;
}
