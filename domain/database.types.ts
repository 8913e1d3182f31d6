// Written by scripts/generate-database-types.ts from the migrations. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  // Lets the official client's types know what the server speaks.
  __InternalSupabase: {
    PostgrestVersion: '13'
  }
  public: {
    Tables: {
      account_deletions: {
        Row: {
          announced_at: string | null
          created_at: string
          due_at: string
          requested_at: string
          updated_at: string
          user_id: string
        }
        Insert: {
          announced_at?: string | null
          created_at?: string
          due_at?: string
          requested_at?: string
          updated_at?: string
          user_id: string
        }
        Update: {
          announced_at?: string | null
          created_at?: string
          due_at?: string
          requested_at?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      ambient_mixes: {
        Row: {
          created_at: string
          id: string
          kept_at: string
          mix: Json
          name: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          kept_at?: string
          mix: Json
          name: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          kept_at?: string
          mix?: Json
          name?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      care_days: {
        Row: {
          created_at: string
          day: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          day: string
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          day?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      challenge_acts: {
        Row: {
          act_id: string
          created_at: string
          day: string
          done_at: string
          id: string
          smaller: boolean
          updated_at: string
          user_id: string
        }
        Insert: {
          act_id: string
          created_at?: string
          day?: string
          done_at?: string
          id?: string
          smaller?: boolean
          updated_at?: string
          user_id?: string
        }
        Update: {
          act_id?: string
          created_at?: string
          day?: string
          done_at?: string
          id?: string
          smaller?: boolean
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      challenge_picks: {
        Row: {
          act_id: string
          created_at: string
          id: string
          picked_at: string
          slot: number
          updated_at: string
          user_id: string
          week: string
        }
        Insert: {
          act_id: string
          created_at?: string
          id?: string
          picked_at?: string
          slot: number
          updated_at?: string
          user_id?: string
          week: string
        }
        Update: {
          act_id?: string
          created_at?: string
          id?: string
          picked_at?: string
          slot?: number
          updated_at?: string
          user_id?: string
          week?: string
        }
        Relationships: []
      }
      challenge_runs: {
        Row: {
          created_at: string
          did_good: string | null
          ended_at: string | null
          id: string
          kept: string[]
          pack_id: string
          started_at: string
          state: string
          updated_at: string
          user_id: string
          was_hard: string | null
        }
        Insert: {
          created_at?: string
          did_good?: string | null
          ended_at?: string | null
          id?: string
          kept?: string[]
          pack_id: string
          started_at?: string
          state: string
          updated_at?: string
          user_id?: string
          was_hard?: string | null
        }
        Update: {
          created_at?: string
          did_good?: string | null
          ended_at?: string | null
          id?: string
          kept?: string[]
          pack_id?: string
          started_at?: string
          state?: string
          updated_at?: string
          user_id?: string
          was_hard?: string | null
        }
        Relationships: []
      }
      companion_memories: {
        Row: {
          created_at: string
          fact: string
          id: string
          message_id: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          fact: string
          id?: string
          message_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          fact?: string
          id?: string
          message_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'companion_memories_message_id_fkey'
            columns: ['message_id']
            isOneToOne: false
            referencedRelation: 'messages'
            referencedColumns: ['id']
          },
        ]
      }
      conversations: {
        Row: {
          branched_from: string | null
          created_at: string
          id: string
          safety_asked: boolean
          safety_level: string
          title: string | null
          updated_at: string
          user_id: string
          uses_memory: boolean
        }
        Insert: {
          branched_from?: string | null
          created_at?: string
          id?: string
          safety_asked?: boolean
          safety_level?: string
          title?: string | null
          updated_at?: string
          user_id?: string
          uses_memory?: boolean
        }
        Update: {
          branched_from?: string | null
          created_at?: string
          id?: string
          safety_asked?: boolean
          safety_level?: string
          title?: string | null
          updated_at?: string
          user_id?: string
          uses_memory?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'conversations_branched_from_fkey'
            columns: ['branched_from']
            isOneToOne: false
            referencedRelation: 'conversations'
            referencedColumns: ['id']
          },
        ]
      }
      diary_entries: {
        Row: {
          body: string
          created_at: string
          emotion: string | null
          id: string
          occurred_at: string
          revision: string
          sealed: string | null
          tags: string[]
          title: string
          twin_of: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          body?: string
          created_at?: string
          emotion?: string | null
          id?: string
          occurred_at?: string
          revision?: string
          sealed?: string | null
          tags?: string[]
          title?: string
          twin_of?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          body?: string
          created_at?: string
          emotion?: string | null
          id?: string
          occurred_at?: string
          revision?: string
          sealed?: string | null
          tags?: string[]
          title?: string
          twin_of?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'diary_entries_twin_of_fkey'
            columns: ['twin_of']
            isOneToOne: false
            referencedRelation: 'diary_entries'
            referencedColumns: ['id']
          },
        ]
      }
      diary_keys: {
        Row: {
          by_passphrase: string
          by_recovery: string
          cost: number
          created_at: string
          phase: string
          private_key: string
          public_key: string
          revision: number
          salt: string
          updated_at: string
          user_id: string
        }
        Insert: {
          by_passphrase: string
          by_recovery: string
          cost: number
          created_at?: string
          phase: string
          private_key: string
          public_key: string
          revision?: number
          salt: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          by_passphrase?: string
          by_recovery?: string
          cost?: number
          created_at?: string
          phase?: string
          private_key?: string
          public_key?: string
          revision?: number
          salt?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      diary_versions: {
        Row: {
          body: string
          created_at: string
          emotion: string | null
          entry_id: string
          id: string
          sealed: string | null
          tags: string[]
          title: string
          updated_at: string
          user_id: string
          written_at: string
        }
        Insert: {
          body?: string
          created_at?: string
          emotion?: string | null
          entry_id: string
          id?: string
          sealed?: string | null
          tags?: string[]
          title?: string
          updated_at?: string
          user_id: string
          written_at: string
        }
        Update: {
          body?: string
          created_at?: string
          emotion?: string | null
          entry_id?: string
          id?: string
          sealed?: string | null
          tags?: string[]
          title?: string
          updated_at?: string
          user_id?: string
          written_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'diary_versions_entry_id_fkey'
            columns: ['entry_id']
            isOneToOne: false
            referencedRelation: 'diary_entries'
            referencedColumns: ['id']
          },
        ]
      }
      factor_days: {
        Row: {
          created_at: string
          day: string
          factor: string
          id: string
          updated_at: string
          user_id: string
          value: number
        }
        Insert: {
          created_at?: string
          day: string
          factor: string
          id?: string
          updated_at?: string
          user_id?: string
          value: number
        }
        Update: {
          created_at?: string
          day?: string
          factor?: string
          id?: string
          updated_at?: string
          user_id?: string
          value?: number
        }
        Relationships: []
      }
      found_stones: {
        Row: {
          created_at: string
          found_at: string
          id: string
          seen_at: string | null
          stone: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          found_at: string
          id?: string
          seen_at?: string | null
          stone: string
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          found_at?: string
          id?: string
          seen_at?: string | null
          stone?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      game_results: {
        Row: {
          created_at: string
          duration_seconds: number
          finished_at: string
          game_id: string
          id: string
          level: number
          rating_after: number | null
          rating_before: number | null
          reflection: string | null
          score: number | null
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          duration_seconds: number
          finished_at?: string
          game_id: string
          id?: string
          level: number
          rating_after?: number | null
          rating_before?: number | null
          reflection?: string | null
          score?: number | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          duration_seconds?: number
          finished_at?: string
          game_id?: string
          id?: string
          level?: number
          rating_after?: number | null
          rating_before?: number | null
          reflection?: string | null
          score?: number | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      keepsakes: {
        Row: {
          created_at: string
          id: string
          kept_at: string
          lines: string[]
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          kept_at?: string
          lines: string[]
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          kept_at?: string
          lines?: string[]
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      legal_consent_records: {
        Row: {
          age_verified: boolean
          consent_version: string
          cookie_consent: boolean
          created_at: string
          data_research: boolean
          device_id: string | null
          digital_signature: string
          full_name: string
          id: string
          medical_disclaimer: boolean
          privacy_policy: boolean
          revoked_at: string | null
          terms_conditions: boolean
          updated_at: string
          user_id: string | null
        }
        Insert: {
          age_verified: boolean
          consent_version: string
          cookie_consent?: boolean
          created_at?: string
          data_research?: boolean
          device_id?: string | null
          digital_signature: string
          full_name: string
          id?: string
          medical_disclaimer: boolean
          privacy_policy: boolean
          revoked_at?: string | null
          terms_conditions: boolean
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          age_verified?: boolean
          consent_version?: string
          cookie_consent?: boolean
          created_at?: string
          data_research?: boolean
          device_id?: string | null
          digital_signature?: string
          full_name?: string
          id?: string
          medical_disclaimer?: boolean
          privacy_policy?: boolean
          revoked_at?: string | null
          terms_conditions?: boolean
          updated_at?: string
          user_id?: string | null
        }
        Relationships: []
      }
      lesson_events: {
        Row: {
          created_at: string
          happened_at: string
          id: string
          kind: string
          lesson_id: string
          question: number | null
          updated_at: string
          user_id: string
          was_right: boolean | null
        }
        Insert: {
          created_at?: string
          happened_at?: string
          id?: string
          kind: string
          lesson_id: string
          question?: number | null
          updated_at?: string
          user_id?: string
          was_right?: boolean | null
        }
        Update: {
          created_at?: string
          happened_at?: string
          id?: string
          kind?: string
          lesson_id?: string
          question?: number | null
          updated_at?: string
          user_id?: string
          was_right?: boolean | null
        }
        Relationships: []
      }
      lesson_notes: {
        Row: {
          created_at: string
          id: string
          lesson_id: string
          note: string | null
          noted_at: string
          passage: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          lesson_id: string
          note?: string | null
          noted_at?: string
          passage: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          lesson_id?: string
          note?: string | null
          noted_at?: string
          passage?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      messages: {
        Row: {
          content: string
          conversation_id: string
          created_at: string
          id: string
          reply_to: string | null
          role: string
          safety_asked: boolean
          safety_level: string
          search: string | null
          state: Json | null
          status: string
          updated_at: string
          user_id: string
        }
        Insert: {
          content: string
          conversation_id: string
          created_at?: string
          id?: string
          reply_to?: string | null
          role: string
          safety_asked?: boolean
          safety_level?: string
          search?: never
          state?: Json | null
          status?: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          content?: string
          conversation_id?: string
          created_at?: string
          id?: string
          reply_to?: string | null
          role?: string
          safety_asked?: boolean
          safety_level?: string
          search?: never
          state?: Json | null
          status?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'messages_conversation_id_user_id_fkey'
            columns: ['conversation_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'conversations'
            referencedColumns: ['id', 'user_id']
          },
          {
            foreignKeyName: 'messages_reply_to_fkey'
            columns: ['reply_to']
            isOneToOne: false
            referencedRelation: 'messages'
            referencedColumns: ['id']
          },
        ]
      }
      mood_entries: {
        Row: {
          created_at: string
          emotion: string
          id: string
          intensity: number
          mixed: boolean
          note: string | null
          occurred_at: string
          own_words: string[]
          updated_at: string
          user_id: string
          words: string[]
        }
        Insert: {
          created_at?: string
          emotion: string
          id?: string
          intensity: number
          mixed?: boolean
          note?: string | null
          occurred_at?: string
          own_words?: string[]
          updated_at?: string
          user_id?: string
          words?: string[]
        }
        Update: {
          created_at?: string
          emotion?: string
          id?: string
          intensity?: number
          mixed?: boolean
          note?: string | null
          occurred_at?: string
          own_words?: string[]
          updated_at?: string
          user_id?: string
          words?: string[]
        }
        Relationships: []
      }
      mood_experiments: {
        Row: {
          arms: string
          created_at: string
          factor: string
          id: string
          question: string
          starts_on: string
          stopped_on: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          arms: string
          created_at?: string
          factor: string
          id?: string
          question: string
          starts_on: string
          stopped_on?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          arms?: string
          created_at?: string
          factor?: string
          id?: string
          question?: string
          starts_on?: string
          stopped_on?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          background: Json | null
          companion_memory: boolean
          country: string | null
          created_at: string
          display_name: string | null
          form_of_address: string
          preferences: Json
          shows_streak: boolean
          time_zone: string
          updated_at: string
          user_id: string
        }
        Insert: {
          background?: Json | null
          companion_memory?: boolean
          country?: string | null
          created_at?: string
          display_name?: string | null
          form_of_address?: string
          preferences?: Json
          shows_streak?: boolean
          time_zone?: string
          updated_at?: string
          user_id: string
        }
        Update: {
          background?: Json | null
          companion_memory?: boolean
          country?: string | null
          created_at?: string
          display_name?: string | null
          form_of_address?: string
          preferences?: Json
          shows_streak?: boolean
          time_zone?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      rest_days: {
        Row: {
          created_at: string
          day: string
          id: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          day: string
          id?: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          day?: string
          id?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      safety_plans: {
        Row: {
          created_at: string
          id: string
          parts: Json
          reviewed_at: string | null
          revision: number
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          parts?: Json
          reviewed_at?: string | null
          revision?: number
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          parts?: Json
          reviewed_at?: string | null
          revision?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      security_events: {
        Row: {
          created_at: string
          event_details: Json
          event_type: string
          id: string
          ip_address: string | null
          updated_at: string
          user_agent: string | null
          user_id: string | null
        }
        Insert: {
          created_at?: string
          event_details?: Json
          event_type: string
          id?: string
          ip_address?: string | null
          updated_at?: string
          user_agent?: string | null
          user_id?: string | null
        }
        Update: {
          created_at?: string
          event_details?: Json
          event_type?: string
          id?: string
          ip_address?: string | null
          updated_at?: string
          user_agent?: string | null
          user_id?: string | null
        }
        Relationships: []
      }
      store_purchases: {
        Row: {
          bought_at: string
          created_at: string
          id: string
          piece_id: string
          price: number
          refunded_at: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          bought_at?: string
          created_at?: string
          id?: string
          piece_id: string
          price: number
          refunded_at?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          bought_at?: string
          created_at?: string
          id?: string
          piece_id?: string
          price?: number
          refunded_at?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      support_contacts: {
        Row: {
          angle: number
          closeness: string
          created_at: string
          good_for: string[]
          id: string
          name: string
          note: string | null
          phone: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          angle?: number
          closeness: string
          created_at?: string
          good_for?: string[]
          id?: string
          name: string
          note?: string | null
          phone?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          angle?: number
          closeness?: string
          created_at?: string
          good_for?: string[]
          id?: string
          name?: string
          note?: string | null
          phone?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      tool_marks: {
        Row: {
          created_at: string
          id: string
          mark: string
          marked_at: string
          tool_id: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          mark: string
          marked_at?: string
          tool_id: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          mark?: string
          marked_at?: string
          tool_id?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      tool_results: {
        Row: {
          chosen_minutes: number
          created_at: string
          duration_seconds: number
          finished_at: string
          id: string
          rating_after: number | null
          rating_before: number | null
          tool_id: string
          updated_at: string
          user_id: string
        }
        Insert: {
          chosen_minutes: number
          created_at?: string
          duration_seconds: number
          finished_at?: string
          id?: string
          rating_after?: number | null
          rating_before?: number | null
          tool_id: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          chosen_minutes?: number
          created_at?: string
          duration_seconds?: number
          finished_at?: string
          id?: string
          rating_after?: number | null
          rating_before?: number | null
          tool_id?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      user_progress: {
        Row: {
          created_at: string
          id: string
          last_login: string | null
          level: number
          max_streak: number
          points: number
          streak_count: number
          told_level: number
          total_logins: number
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          last_login?: string | null
          level?: number
          max_streak?: number
          points?: number
          streak_count?: number
          told_level?: number
          total_logins?: number
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          last_login?: string | null
          level?: number
          max_streak?: number
          points?: number
          streak_count?: number
          told_level?: number
          total_logins?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      user_tokens: {
        Row: {
          amount: number
          created_at: string
          description: string
          id: string
          token_type: string
          updated_at: string
          user_id: string
        }
        Insert: {
          amount: number
          created_at?: string
          description: string
          id?: string
          token_type: string
          updated_at?: string
          user_id: string
        }
        Update: {
          amount?: number
          created_at?: string
          description?: string
          id?: string
          token_type?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      wellbeing_checks: {
        Row: {
          answers: number[]
          created_at: string
          id: string
          taken_at: string
          updated_at: string
          user_id: string
        }
        Insert: {
          answers: number[]
          created_at?: string
          id?: string
          taken_at?: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          answers?: number[]
          created_at?: string
          id?: string
          taken_at?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      wellness_factors: {
        Row: {
          added_at: string
          created_at: string
          id: string
          kind: string
          name: string
          unit: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          added_at?: string
          created_at?: string
          id?: string
          kind: string
          name: string
          unit?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          added_at?: string
          created_at?: string
          id?: string
          kind?: string
          name?: string
          unit?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      worn_pieces: {
        Row: {
          choice: string | null
          created_at: string
          piece_id: string
          slot: string
          updated_at: string
          user_id: string
        }
        Insert: {
          choice?: string | null
          created_at?: string
          piece_id: string
          slot: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          choice?: string | null
          created_at?: string
          piece_id?: string
          slot?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      practice_ratings: {
        Row: {
          finished_at: string | null
          id: string | null
          practice_id: string | null
          practice_kind: string | null
          rating_after: number | null
          rating_before: number | null
          user_id: string | null
        }
        Insert: {
          finished_at?: string | null
          id?: string | null
          practice_id?: string | null
          practice_kind?: string | null
          rating_after?: number | null
          rating_before?: number | null
          user_id?: string | null
        }
        Update: {
          finished_at?: string | null
          id?: string | null
          practice_id?: string | null
          practice_kind?: string | null
          rating_after?: number | null
          rating_before?: number | null
          user_id?: string | null
        }
        Relationships: []
      }
      token_balance: {
        Row: {
          balance: number | null
          earned: number | null
          spent: number | null
          user_id: string | null
        }
        Insert: {
          balance?: number | null
          earned?: number | null
          spent?: number | null
          user_id?: string | null
        }
        Update: {
          balance?: number | null
          earned?: number | null
          spent?: number | null
          user_id?: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      branch_conversation: { Args: { p_message_id: string }; Returns: string }
      buy_piece: { Args: { p_id: string; p_piece_id: string }; Returns: Json }
      cancel_account_deletion: { Args: never; Returns: boolean }
      care_summary: { Args: { p_days?: number }; Returns: Json }
      care_year: { Args: { p_year: number }; Returns: Json }
      change_preference: { Args: { p_key: string; p_value: Json }; Returns: undefined }
      claim_daily_reward: { Args: never; Returns: Json }
      end_own_session: { Args: { p_session_id: string }; Returns: boolean }
      finish_game: { Args: { p_duration_seconds: number; p_game_id: string; p_id: string; p_level: number; p_rating_after?: number; p_rating_before?: number; p_reflection?: string; p_score?: number }; Returns: Json }
      finish_tool: { Args: { p_chosen_minutes: number; p_duration_seconds: number; p_finished_at?: string; p_id: string; p_rating_after?: number; p_rating_before?: number; p_tool_id: string }; Returns: Json }
      game_progress: { Args: never; Returns: { game_id: string; times: number; levels: number[]; rated: number; mean_change: number; change_error: number; last_at: string }[] }
      legal_framework_version: { Args: never; Returns: string }
      level_of_points: { Args: { points: number }; Returns: number }
      link_anonymous_consents_to_user: { Args: { p_device_id: string; p_user_id: string }; Returns: number }
      list_own_sessions: { Args: never; Returns: { id: string; created_at: string; last_active_at: string; user_agent: string; ip_address: string; is_current: boolean }[] }
      log_security_event: { Args: { p_event_details?: Json; p_event_type: string; p_ip_address?: string; p_user_agent?: string; p_user_id: string }; Returns: string }
      my_stones: { Args: never; Returns: { stone: string; found_at: string; seen_at: string }[] }
      recent_care: { Args: { p_from: string; p_until: string }; Returns: { kind: string; name: string; days: number }[] }
      record_challenge_act: { Args: { p_act_id: string; p_done_at?: string; p_id: string; p_smaller?: boolean }; Returns: Json }
      record_legal_consent: { Args: { p_age_verified: boolean; p_consent_version: string; p_cookie_consent: boolean; p_data_research: boolean; p_device_id: string; p_digital_signature: string; p_full_name: string; p_medical_disclaimer: boolean; p_privacy_policy: boolean; p_terms_conditions: boolean; p_user_id: string }; Returns: string }
      record_lesson_event: { Args: { p_happened_at?: string; p_id: string; p_kind: string; p_lesson_id: string; p_question?: number; p_was_right?: boolean }; Returns: Json }
      refund_piece: { Args: { p_id: string }; Returns: Json }
      request_account_deletion: { Args: never; Returns: string }
      revoke_legal_consent: { Args: never; Returns: number }
      search_messages: { Args: { p_before?: string; p_before_id?: string; p_limit?: number; p_query: string }; Returns: { message_id: string; conversation_id: string; title: string; role: string; excerpt: string; said_at: string }[] }
      spent_tokens: { Args: never; Returns: { id: string; piece_id: string; price: number; bought_at: string; refunded_at: string }[] }
      take_level_up: { Args: never; Returns: number }
      token_balance: { Args: never; Returns: number }
      verify_admin_access: { Args: never; Returns: boolean }
      wear_piece: { Args: { p_choice?: string; p_piece_id: string }; Returns: Json }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type PublicSchema = Database['public']
type TablesAndViews = PublicSchema['Tables'] & PublicSchema['Views']

export type Tables<Name extends keyof TablesAndViews> = TablesAndViews[Name]['Row']
export type TablesInsert<Name extends keyof PublicSchema['Tables']> =
  PublicSchema['Tables'][Name]['Insert']
export type TablesUpdate<Name extends keyof PublicSchema['Tables']> =
  PublicSchema['Tables'][Name]['Update']
export type Enums<Name extends keyof PublicSchema['Enums']> = PublicSchema['Enums'][Name]
