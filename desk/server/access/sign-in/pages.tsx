import { deskPath, signInCodePath, signInLinkPath, signInPath, withNext } from "../../paths.ts";
import type { SignInPage } from "./page-layout.tsx";

type Next = { next: string | null };

const NextField = ({ next }: Next) => next && <input type="hidden" name="next" value={next} />;

/**
 * The first page: a passkey, or an e-mail address; where this browser has asked for a mail whose
 * code may still work, a way to its field.
 */
export const signInPage = ({ next, hasAsked }: Next & { hasAsked: boolean }): SignInPage => ({
  title: "Sign in to the desk",
  children: (
    <>
      {/* The script shows it where the browser has passkeys. */}
      <div data-passkey="sign-in" data-next={next ?? deskPath} hidden>
        <button type="button" className="primary">
          Sign in with a passkey
        </button>
        <p className="failure" role="alert" />
        <p className="or">or by e-mail</p>
      </div>
      <form method="post" action={signInPath}>
        <NextField next={next} />
        <label htmlFor="email">E-mail address</label>
        <input id="email" name="email" type="email" autoComplete="username" required />
        <button type="submit">Send me a link</button>
      </form>
      {hasAsked && (
        <p>
          <a href={withNext(signInCodePath, next)}>I have a code</a>
        </p>
      )}
      <p className="note">There is no password. We send a link and a code of six digits.</p>
    </>
  ),
});

/** Says the same whoever has asked. */
export const codePage = ({ next, isWrong }: Next & { isWrong: boolean }): SignInPage => ({
  title: "Check your e-mail",
  children: (
    <>
      <p>
        If this address may sign in, we have sent it a link and a code of six digits. Both work for
        15 minutes: the link on the device where you open it, the code on this one.
      </p>
      <form method="post" action={signInCodePath}>
        <NextField next={next} />
        <label htmlFor="code">Code</label>
        <input
          id="code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          {...(isWrong && { "aria-invalid": true, "aria-describedby": "code-error" })}
        />
        {isWrong && (
          <p id="code-error" className="failure" role="alert">
            This code does not work. Use the newest one, or ask for another.
          </p>
        )}
        <button type="submit" className="primary">
          Sign in
        </button>
      </form>
      <p className="note">
        <a href={withNext(signInPath, next)}>Ask for another e-mail</a>
      </p>
    </>
  ),
});

/** Where a mail's link leads: opening it uses up nothing, because mail scanners open links, too. */
export const linkPage = ({ secret, next }: Next & { secret: string }): SignInPage => ({
  title: "Sign in on this device",
  children: (
    <>
      <p>The link works once. Press the button on the device that you want to use.</p>
      <form method="post" action={signInLinkPath}>
        <input type="hidden" name="secret" value={secret} />
        <NextField next={next} />
        <button type="submit" className="primary">
          Sign in
        </button>
      </form>
    </>
  ),
});

export const invalidLinkPage = ({ next }: Next): SignInPage => ({
  title: "This link no longer works",
  children: (
    <>
      <p>
        A link works once, and for 15 minutes. A link that was printed for one machine works there
        only.
      </p>
      <p>
        <a href={withNext(signInPath, next)}>Ask for another e-mail</a>
      </p>
    </>
  ),
});

/** The page shown above a limit of `signInLimits`; `minutes` is how long to wait. */
export const rateLimitedPage = ({ minutes }: { minutes: number }): SignInPage => ({
  title: "Please wait a little",
  children: (
    <p>
      There were too many attempts to sign in. Try again in {minutes} minutes, or use a passkey or a
      link that the server prints: <code>npm run requests -- desk link</code>.
    </p>
  ),
});

/** Offered to whoever has signed in and has no passkey. */
export const passkeyOfferPage: SignInPage = {
  title: "Sign in faster next time",
  children: (
    <>
      <p>
        A passkey signs you in with Face ID, Touch ID, Windows Hello or your phone’s screen lock,
        and without a mail.
      </p>
      <div data-passkey="make" data-next={deskPath} hidden>
        <button type="button" className="primary">
          Make a passkey
        </button>
        <p className="failure" role="alert" />
      </div>
      <p>
        <a href={deskPath}>Go to the desk</a>
      </p>
    </>
  ),
};
