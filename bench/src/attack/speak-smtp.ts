import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Speaks SMTP as any sender can: sends one line after the other, each when the one before was answered, and gives the
 * codes that came back, the greeting's first. Ends where the other side hangs up, or says nothing for a minute.
 */
export async function speakSmtp(url: string, lines: readonly (string | Buffer)[]): Promise<number[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(60_000, () => socket.destroy());
  socket.on('error', () => undefined);
  const codes: number[] = [];
  let read = '';
  const closed = once(socket, 'close').then(() => null);
  const answered = async (): Promise<boolean> => {
    while (!/^\d{3} .*\r\n$/m.test(read)) {
      const chunk = await Promise.race([once(socket, 'data'), closed]);
      if (chunk === null) return false;
      read += String(chunk[0]);
    }
    codes.push(Number(/^(\d{3}) /m.exec(read)?.[1]));
    read = '';
    return true;
  };
  let goesOn = await answered();
  for (const line of lines) {
    if (!goesOn || socket.destroyed) break;
    socket.write(line);
    goesOn = await answered();
  }
  socket.destroy();
  return codes;
}

/** Hands a mail in; the code of the answer to it, or of the refusal that came before. */
export async function sendMail(
  url: string,
  { from, to, mail }: { from: string; to: string; mail: string | Buffer },
): Promise<number> {
  const codes = await speakSmtp(url, [
    'EHLO mail.evil.example\r\n',
    `MAIL FROM:<${from}>\r\n`,
    `RCPT TO:<${to}>\r\n`,
    'DATA\r\n',
    Buffer.concat([Buffer.from(mail), Buffer.from('\r\n.\r\n')]),
  ]);
  return codes.find((code) => code >= 400) ?? codes.at(-1) ?? 0;
}
