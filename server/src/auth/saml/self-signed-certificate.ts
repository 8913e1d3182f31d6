import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';

/** ASN.1 DER, the few kinds that a certificate is made of (X.690, RFC 5280 §4.1). */
const TAG = {
  integer: 0x02,
  bits: 0x03,
  none: 0x05,
  oid: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
} as const;

/** sha256WithRSAEncryption 1.2.840.113549.1.1.11 and commonName 2.5.4.3, encoded. */
const SHA256_RSA = Buffer.from('2a864886f70d01010b', 'hex');
const COMMON_NAME = Buffer.from('550403', 'hex');

function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const hex = body.length.toString(16);
  const size = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | size.length]), size, body]);
}

/**
 * A certificate over an RSA key, signed with the key itself, as SAML metadata carries keys. Nobody
 * looks at more of it than the key. The same key always has the same certificate.
 * @returns PEM
 */
export function selfSignedCertificate(key: KeyObject, commonName: string): string {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  // Positive and never zero in front, as DER wants integers.
  const serial = createHash('sha256').update(publicKey).digest().subarray(0, 16);
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  const algorithm = der(TAG.sequence, der(TAG.oid, SHA256_RSA), der(TAG.none));
  const attribute = der(
    TAG.sequence,
    der(TAG.oid, COMMON_NAME),
    der(TAG.text, Buffer.from(commonName.slice(0, 64))),
  );
  const name = der(TAG.sequence, der(TAG.set, attribute));
  const validity = der(
    TAG.sequence,
    der(TAG.time, Buffer.from('200101000000Z')),
    der(TAG.time, Buffer.from('491231235959Z')),
  );
  const unsigned = der(
    TAG.sequence,
    der(TAG.integer, serial),
    algorithm,
    name,
    validity,
    name,
    publicKey,
  );
  const signature = der(TAG.bits, Buffer.from([0]), sign('sha256', unsigned, key));
  const lines = der(TAG.sequence, unsigned, algorithm, signature)
    .toString('base64')
    .match(/.{1,64}/g);
  return `-----BEGIN CERTIFICATE-----\n${(lines ?? []).join('\n')}\n-----END CERTIFICATE-----\n`;
}
