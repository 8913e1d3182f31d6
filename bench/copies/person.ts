import { randomUUID } from 'node:crypto';

/** Milliseconds that one request may take. */
const PATIENCE = 30_000;
const SIGNATURE = 'data:image/png;base64,iVBORw0KGgo=';

export interface Answer {
  status: number;
  // What is in it is what the scenario looks for.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface Session {
  access: string;
  refresh: string;
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
  async ask(base: string, path: string, body?: object, token = ''): Promise<Answer> {
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
    if (status === 200) this.#take(body);
    return status;
  }

  async signIn(base: string, password = this.password): Promise<number> {
    const path = '/auth/v1/token?grant_type=password';
    return (await this.ask(base, path, { email: this.email, password })).status;
  }

  async refresh(base: string): Promise<number> {
    const body = { refresh_token: this.session.refresh };
    const answer = await this.ask(base, '/auth/v1/token?grant_type=refresh_token', body);
    if (answer.status === 200) this.#take(answer.body);
    return answer.status;
  }

  /** Whether the copy at `base` knows who this is. */
  async isKnown(base: string): Promise<boolean> {
    const { body } = await this.ask(base, '/auth/v1/user', undefined, this.session.access);
    return body.id === this.id;
  }

  async consent(base: string): Promise<number> {
    const body = {
      p_user_id: this.id,
      p_full_name: 'Persona de Prueba',
      p_consent_version: '4.2',
      p_age_verified: true,
      p_medical_disclaimer: true,
      p_privacy_policy: true,
      p_terms_conditions: true,
      p_data_research: false,
      p_cookie_consent: false,
      p_device_id: randomUUID(),
      p_digital_signature: SIGNATURE,
    };
    const path = '/rest/v1/rpc/record_legal_consent';
    return (await this.ask(base, path, body, this.session.access)).status;
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

  #take(body: { access_token: string; refresh_token: string; user: { id: string } }): void {
    this.session = { access: body.access_token, refresh: body.refresh_token };
    this.id = body.user.id;
  }
}
