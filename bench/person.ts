import { randomUUID } from 'node:crypto';
import { LEGAL_FRAMEWORK_VERSION } from '#domain/limits.ts';

/** Milliseconds that one request may take. */
const PATIENCE = 30_000;
/** The smallest picture that counts as a signature. */
const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==';

interface PersonAnswer {
  status: number;
  /** Parsed where it is JSON, else the text. */
  body: unknown;
}

export interface Session {
  access: string;
  refresh: string;
}

interface Tokens {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

let addresses = 0;

/** Somebody with a browser and an address of her own. */
export class Person {
  readonly email = `${randomUUID()}@example.test`;
  readonly password = 'un rio tranquilo';
  readonly address: string;
  readonly #apikey: string;
  id = '';
  session: Session = { access: '', refresh: '' };

  constructor(apikey: string, address?: string) {
    addresses += 1;
    this.address = address ?? `10.${addresses >> 8}.${addresses & 255}.1`;
    this.#apikey = apikey;
  }

  /** @param body undefined: a GET */
  async ask(base: string, path: string, body?: object, token = ''): Promise<PersonAnswer> {
    const response = await fetch(base + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        apikey: this.#apikey,
        'x-client': this.address,
        'content-type': 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  }

  async signUp(base: string): Promise<number> {
    const { email, password } = this;
    const { status, body } = await this.ask(base, '/auth/v1/signup', { email, password });
    if (status === 200) this.#take(body as Tokens);
    return status;
  }

  async signIn(base: string, password = this.password): Promise<number> {
    const path = '/auth/v1/token?grant_type=password';
    return (await this.ask(base, path, { email: this.email, password })).status;
  }

  async refresh(base: string): Promise<number> {
    const body = { refresh_token: this.session.refresh };
    const answer = await this.ask(base, '/auth/v1/token?grant_type=refresh_token', body);
    if (answer.status === 200) this.#take(answer.body as Tokens);
    return answer.status;
  }

  /** Whether the copy at `base` knows who this is. */
  async isKnown(base: string): Promise<boolean> {
    const { body } = await this.ask(base, '/auth/v1/user', undefined, this.session.access);
    return (body as { id?: string }).id === this.id;
  }

  async consent(base: string): Promise<number> {
    const body = {
      fullName: 'Persona de Prueba',
      digitalSignature: SIGNATURE,
      ageVerified: true,
      medicalDisclaimer: true,
      privacyPolicy: true,
      termsConditions: true,
      dataResearch: false,
      cookieConsent: false,
      deviceId: randomUUID(),
      consentVersion: LEGAL_FRAMEWORK_VERSION,
    };
    return (await this.ask(base, '/functions/v1/consent', body, this.session.access)).status;
  }

  /**
   * Says something and hears the answer to its end.
   * @param conversationId undefined: in a new talk
   * @returns the talk's id; undefined when there was no whole answer
   */
  async say(base: string, message: string, conversationId?: string): Promise<string | undefined> {
    const body = { message, messageId: randomUUID(), conversationId };
    const answer = await this.ask(base, '/functions/v1/chat', body, this.session.access);
    const heard = String(answer.body);
    if (answer.status !== 200 || !heard.includes('"type":"done"')) return undefined;
    return /"conversationId":"([^"]+)"/.exec(heard)?.[1];
  }

  /** What the copy at `base` has of the talk, in order. */
  async talk(base: string, conversationId: string): Promise<string> {
    const path = `/rest/v1/messages?conversation_id=eq.${conversationId}&select=role,content&order=created_at,id`;
    return JSON.stringify((await this.ask(base, path, undefined, this.session.access)).body);
  }

  #take(body: Tokens): void {
    this.session = { access: body.access_token, refresh: body.refresh_token };
    this.id = body.user.id;
  }
}
