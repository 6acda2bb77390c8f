import { folded } from '../read/fold.ts';

/** That the owner of the mailbox has it no more. */
export const LEFT_FOR_GOOD = folded(
  /\b(?:(?:finished|wrapped)(?: up)? (?:with|at)|no longer (?:read\w*|with|employed|works?|working|at|active|monitored|in use|checked)|(?:have|has|['’]ve) (?:now |since |recently )?(?:retired|left)|^\W*retired|\bretired (?:from|in|on|last|this)|\bi(?: am|['’]m) (?:now |happily |officially )?retired|account is no longer (?:looked at|used|open)|left the (?:company|firm|school|university|organi[sz]ation)|mailbox will (?:close|be closed|be deactivated)|mailbox is (?:closed|no longer)|(?:ya )?no (?:trabaja|labora)|n['’]est plus|nicht mehr (?:bei|im unternehmen|tätig)|não (?:trabalha|faz) mais|hat .{1,40} verlassen)\b/i,
);
